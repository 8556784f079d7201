import type { FastifyReply, FastifyRequest } from 'fastify';
import { hours } from '../clock.js';

/** The longest that a session of staff lasts. */
export const staffSessionLasts = hours(12);

/**
 * With https the browser enforces what the name's prefix says: this host only, all its paths, and never
 * unencrypted.
 */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-cellar_staff' : 'cellar_staff');

const tokenShape = /^[\w-]{43}$/;

export function staffTokenOf({ headers }: FastifyRequest, isSecure: boolean): string | undefined {
  const beginning = `${nameOf(isSecure)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(beginning))?.slice(beginning.length);
  return token && tokenShape.test(token) ? token : undefined;
}

/**
 * No script can read it, and no other site can make the browser send it. Without a token the browser forgets
 * it.
 */
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
