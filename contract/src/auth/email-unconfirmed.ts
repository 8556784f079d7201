import { refusal } from '../platform/endpoint.js';

/**
 * For everything that a stranger could do in somebody's name: pay at the counter, send a gift, enter a
 * lottery, review.
 */
export const emailUnconfirmed = refusal(
  403,
  'email_unconfirmed',
  'Confirm your email address first: follow the link that we have sent you, or ask for a new one.',
);
