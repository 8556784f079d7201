import type { FastifyReply, FastifyRequest } from 'fastify';
import { hours } from '../clock.js';

/** The longest that a session of staff lasts. */
export const staffSessionLasts = hours(12);

/** Behind https the name itself says: of this host alone, of all its paths, and never sent in the clear. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-cellar_staff' : 'cellar_staff');

const tokenShape = /^[\w-]{43}$/;

export function staffTokenOf({ headers }: FastifyRequest, isSecure: boolean): string | undefined {
  const beginning = `${nameOf(isSecure)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(beginning))?.slice(beginning.length);
  return token && tokenShape.test(token) ? token : undefined;
}

/** No script reads it, and no other site has it sent. Without a token the browser forgets it. */
export const keepStaffSession = (reply: FastifyReply, token: string | undefined, isSecure: boolean) =>
  reply.header(
    'set-cookie',
    [
      `${nameOf(isSecure)}=${token ?? ''}`,
      'Path=/',
      `Max-Age=${token ? staffSessionLasts / 1000 : 0}`,
      'HttpOnly',
      'SameSite=Strict',
    ]
      .concat(isSecure ? 'Secure' : [])
      .join('; '),
  );
