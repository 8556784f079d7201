import * as v from 'valibot';
import { refusal } from './endpoint.js';

/** The envelope of every failure. */
export const failure = v.object({
  message: v.string(),
  code: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
  request_id: v.string(),
});
export type Failure = v.InferOutput<typeof failure>;

/** Refusals that any call may give; an endpoint does not list them. */
export const malformed = refusal(400, 'malformed', 'The request could not be understood.');
export const notLoggedIn = refusal(401, 'not_logged_in', 'Please log in to continue.');
export const tokenExpired = refusal(401, 'token_expired', 'jwt expired');
export const notFound = refusal(404, 'not_found', 'There is nothing at this address.');
export const methodNotAllowed = refusal(405, 'method_not_allowed', 'This call is not served here.');
export const tooSlow = refusal(408, 'request_timeout', 'The request took too long to arrive.');
export const accountClosed = refusal(410, 'account_closed', 'This account has been closed.');
export const tooLarge = refusal(413, 'too_large', 'That is more than can be sent at once.');
export const addressTooLong = refusal(414, 'address_too_long', 'The address is too long.');
export const unsupportedType = refusal(415, 'unsupported_type', 'This kind of content is not accepted here.');
export const wrongFields = refusal(422, 'wrong_fields', 'Please check the highlighted fields.');
export const tooMany = refusal(429, 'too_many_requests', 'Too many attempts. Please wait a moment.');
export const headersTooLarge = refusal(431, 'headers_too_large', 'The request carries too many headers.');
export const fault = refusal(500, 'fault', 'Something went wrong on our side. Please try again.');
export const unavailable = refusal(503, 'unavailable', 'The shop cannot answer right now. Please try again.');

/** For calls that are sent with an Idempotency-Key. */
export const idempotencyKeyMissing = refusal(
  400,
  'idempotency_key_missing',
  'The call needs an Idempotency-Key header of 8 to 200 characters.',
);
export const idempotencyKeyReused = refusal(
  409,
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request.',
);
