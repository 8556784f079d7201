import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../clock.js';

/** Sent only where a customer logs in, signs up, or resets or changes a password. */
const paths = ['/api/e-com/auth', '/api/e-com/customer/change-password'];
const name = 'cellar_device';
const keptFor = days(180) / 1000;
const inCookies = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);

/**
 * The mark by which a browser is recognized: random, in a cookie that no script can read. It proves nobody's
 * identity and lets nobody in; it only says which count of wrong passwords applies.
 */
export const deviceMarkOf = ({ headers }: FastifyRequest) => inCookies.exec(headers.cookie ?? '')?.[1];

export const keepDeviceMark = (reply: FastifyReply, mark: string, isSecure: boolean) =>
  reply.header(
    'set-cookie',
    paths.map((path) =>
      [`${name}=${mark}`, `Path=${path}`, `Max-Age=${keptFor}`, 'HttpOnly', 'SameSite=Strict']
        .concat(isSecure ? 'Secure' : [])
        .join('; '),
    ),
  );
