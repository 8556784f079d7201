import { refusal } from '../platform/endpoint.js';

/**
 * For everything that a stranger could do in somebody's name: pay at the counter, send a gift, enter a
 * lottery, review.
 */
export const emailUnconfirmed = refusal(
  403,
  'email_unconfirmed',
  'Please confirm your email address first. Use the link we emailed you, or get a new one.',
);
