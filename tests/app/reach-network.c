/* reach-network.c: asks for what no-network.c forbids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <sys/socket.h>

int
main (void)
{
  return socket (AF_INET, SOCK_STREAM, 0) < 0;
}
