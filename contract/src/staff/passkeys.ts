import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { tooMany } from '../platform/envelope.js';
import { uuid } from '../platform/ids.js';
import { line } from '../platform/text.js';

export const wrongPasskey = refusal(422, 'wrong_passkey', 'This passkey is not known here.');
export const passkeyNotFound = refusal(404, 'passkey_not_found', 'There is no such passkey.');
export const enoughPasskeys = refusal(409, 'enough_passkeys', 'Remove a passkey before you add another one.');

const bytes = (most: number) =>
  v.pipe(v.string('The passkey is not complete'), v.regex(/^[\w-]*$/), v.maxLength(most));
const ofBrowser = { id: bytes(1400), rawId: bytes(1400), type: v.literal('public-key') };

/** A credential in the form of a browser's `toJSON()`. */
const signed = v.object({
  ...ofBrowser,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  }),
});
export type SignedByPasskey = v.InferOutput<typeof signed>;

const made = v.object({
  ...ofBrowser,
  response: v.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }),
});
export type MadePasskey = v.InferOutput<typeof made>;

/**
 * The input of a browser's `parseRequestOptionsFromJSON` and `parseCreationOptionsFromJSON`. The rest must be
 * allowed explicitly, because fields that are not declared are not sent.
 */
const options = v.objectWithRest({ challenge: v.string() }, v.unknown());

export const askForPasskey = endpoint('POST', 'staff/passkey', {
  about: 'What a passkey is to sign, for a log-in or a look at the factor. Knows nobody yet.',
  open: true,
  data: options,
  refusals: [tooMany],
});

export const logInByPasskey = endpoint('POST', 'staff/log-in/passkey', {
  about: 'Logs in by a passkey that has verified its user.',
  open: true,
  body: signed,
  says: 'Welcome back',
  refusals: [wrongPasskey, tooMany],
});

export const provePasskey = endpoint('POST', 'staff/session/passkey', {
  about: 'Shows a passkey instead of a code: unlocks a session, and opens what wants a fresh look.',
  may: 'account.own',
  evenLocked: true,
  body: signed,
  refusals: [wrongPasskey, tooMany],
});

export const offerPasskey = endpoint('POST', 'staff/me/passkeys/offer', {
  about: 'What a device is to make a passkey of.',
  may: 'account.own',
  freshFactor: true,
  data: options,
  refusals: [enoughPasskeys],
});

const passkey = v.object({
  id: uuid,
  name: v.string(),
  created_at: moment,
  last_used_at: v.nullable(moment),
});

export const addPasskey = endpoint('POST', 'staff/me/passkeys', {
  about: 'Keeps the passkey that a device has made.',
  may: 'account.own',
  freshFactor: true,
  body: v.object({ name: line('Name is required'), passkey: made }),
  status: 201,
  data: passkey,
  says: 'Your passkey has been added',
  refusals: [wrongPasskey, enoughPasskeys],
});

export const listPasskeys = endpoint('GET', 'staff/me/passkeys', {
  about: "The caller's passkeys.",
  may: 'account.own',
  data: v.array(passkey),
});

export const removePasskey = endpoint('DELETE', 'staff/me/passkeys/{id}', {
  about: "Makes one of the caller's passkeys worth nothing.",
  may: 'account.own',
  freshFactor: true,
  path: v.object({ id: uuid }),
  says: 'The passkey is removed',
  refusals: [passkeyNotFound],
});
