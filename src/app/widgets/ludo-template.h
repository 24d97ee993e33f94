/* ludo-template.h: macros for the templates of widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LUDO_TEMPLATE_SET: gives the widgets of @klass the template "ludo-NAME.ui".
 * @name: a literal */
#define LUDO_TEMPLATE_SET(klass, name)                                  \
  gtk_widget_class_set_template_from_resource (                         \
    GTK_WIDGET_CLASS (klass),                                           \
    "/io/github/ludotheque/Ludotheque/ludo-" name ".ui")

/* LUDO_TEMPLATE_CHILDREN: binds the members of @Type whose names follow to the
 * children of the same names in the template of @klass. */
#define LUDO_TEMPLATE_CHILDREN(klass, Type, ...)                        \
  LUDO_TEMPLATE_EXPAND                                                  \
    (LUDO_TEMPLATE_EACH (LUDO_TEMPLATE_CHILD, klass, Type, __VA_ARGS__))

/* LUDO_TEMPLATE_CALLBACKS: binds the functions that follow as callbacks of the
 * template of @klass. */
#define LUDO_TEMPLATE_CALLBACKS(klass, ...)                             \
  LUDO_TEMPLATE_EXPAND                                                  \
    (LUDO_TEMPLATE_EACH (LUDO_TEMPLATE_CALLBACK, klass, , __VA_ARGS__))

#define LUDO_TEMPLATE_CHILD(klass, Type, name)                          \
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), Type, name);
#define LUDO_TEMPLATE_CALLBACK(klass, none, name)                       \
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), name);

/* The preprocessor expands no macro within itself.  LUDO_TEMPLATE_EACH
 * therefore writes out the first name only, and the call for the others without
 * expanding it; LUDO_TEMPLATE_EXPAND reads the result often enough for 85
 * names. */
#define LUDO_TEMPLATE_EACH(bind, klass, Type, name, ...)                \
  bind (klass, Type, name)                                              \
  __VA_OPT__ (LUDO_TEMPLATE_NEXT LUDO_TEMPLATE_NO_ARGUMENTS             \
              (bind, klass, Type, __VA_ARGS__))
#define LUDO_TEMPLATE_NEXT() LUDO_TEMPLATE_EACH
#define LUDO_TEMPLATE_NO_ARGUMENTS ()
#define LUDO_TEMPLATE_EXPAND(...) LUDO_TEMPLATE_4 (LUDO_TEMPLATE_4 (    \
  LUDO_TEMPLATE_4 (LUDO_TEMPLATE_4 (__VA_ARGS__))))
#define LUDO_TEMPLATE_4(...) LUDO_TEMPLATE_3 (LUDO_TEMPLATE_3 (         \
  LUDO_TEMPLATE_3 (LUDO_TEMPLATE_3 (__VA_ARGS__))))
#define LUDO_TEMPLATE_3(...) LUDO_TEMPLATE_2 (LUDO_TEMPLATE_2 (         \
  LUDO_TEMPLATE_2 (LUDO_TEMPLATE_2 (__VA_ARGS__))))
#define LUDO_TEMPLATE_2(...) __VA_ARGS__
