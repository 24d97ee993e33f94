/* no-network.c: ends a program that reaches for the network
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loaded before everything else (LD_PRELOAD).  The display, the session bus
 * and the accessibility bus are sockets of this machine (AF_UNIX); any other
 * family is one too many.
 */

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>

int
socket (int domain,
        int type,
        int protocol)
{
  int (*real) (int, int, int) =
    (int (*) (int, int, int)) dlsym (RTLD_NEXT, "socket");

  if (domain != AF_UNIX)
    {
      fprintf (stderr, "a socket of family %d was asked for\n", domain);
      abort ();
    }

  return real (domain, type, protocol);
}
