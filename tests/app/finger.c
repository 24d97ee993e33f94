/* finger.c: a finger on the touch screen of a display that has one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "finger.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <X11/extensions/XI2.h>

/* The messages of the driver inputtest, as inputtest(4) and its header
 * xf86-input-inputtest-protocol.h describe them; the header is not in every
 * version of the server. */
#define N_AXES 64
#define N_PRESSURE_AXIS 4
/* The driver’s axes go from 0 to this over the whole display. */
#define AXIS_MAX 0xffff

enum
{
  SAY_VERSION,
  SAY_WAIT,
  SAY_TOUCH = 6,
};

typedef struct
{
  guint32 length;
  guint32 type;
} Header;

typedef struct
{
  Header header;
  guint16 major;
  guint16 minor;
} Version;

typedef struct
{
  Header header;
  guint32 id;
  guint32 type;
  guint32 has_unaccelerated;
  guint8 mask[N_AXES / 8];
  double values[N_AXES];
  double unaccelerated[N_AXES];
} Touch;

static int connection = -1;
static int display_width, display_height;

static void
say (gpointer message,
     gsize    length)
{
  ((Header *) message)->length = (guint32) length;
  g_assert_cmpint (write (connection, message, length), ==, (gssize) length);
}

static void
hear (gpointer answer,
      gsize    length)
{
  for (gsize n = 0; n < length; )
    {
      gssize more = read (connection, (guint8 *) answer + n, length - n);

      g_assert_cmpint (more, >, 0);
      n += (gsize) more;
    }
}

void
finger_init (int width,
             int height)
{
  const char *path = g_getenv ("LUDOTHEQUE_TOUCH_SCREEN");
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  Version version = { { 0, SAY_VERSION }, 1, 0 };

  if (path == NULL || path[0] == '\0')
    return;

  g_assert_cmpuint (g_strlcpy (address.sun_path, path,
                               sizeof address.sun_path), <,
                    sizeof address.sun_path);
  connection = socket (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  g_assert_cmpint (connection, >=, 0);
  g_assert_cmpint (connect (connection, (struct sockaddr *) &address,
                            sizeof address), ==, 0);
  display_width = width;
  display_height = height;
  say (&version, sizeof version);
  hear (&version, sizeof version);
}

gboolean
finger_is_there (void)
{
  return connection >= 0;
}

/* Tells the driver of the touch and waits until the server has heard it. */
static void
touch (guint32 type,
       int     x,
       int     y)
{
  Touch message = { .header = { 0, SAY_TOUCH }, .type = type };
  Header wait = { 0, SAY_WAIT };

  message.mask[0] = 1 << 0 | 1 << 1 | 1 << N_PRESSURE_AXIS;
  message.values[0] = (x + 0.5) * AXIS_MAX / display_width;
  message.values[1] = (y + 0.5) * AXIS_MAX / display_height;
  message.values[N_PRESSURE_AXIS] = 1;
  say (&message, sizeof message);
  say (&wait, sizeof wait);
  hear (&wait, sizeof wait);
}

void
finger_down (int x,
             int y)
{
  touch (XI_TouchBegin, x, y);
}

void
finger_move (int x,
             int y)
{
  touch (XI_TouchUpdate, x, y);
}

void
finger_up (int x,
           int y)
{
  touch (XI_TouchEnd, x, y);
}
