import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { email, line, paragraph } from '../platform/text.js';
import { notAllowed } from '../staff.js';

export const letterheadChanged = refusal(
  409,
  'letterhead_changed',
  'Somebody else has changed this meanwhile. Look at it as it is now, and make your change again.',
);

const empty = v.pipe(v.string(), v.trim(), v.literal(''));

/** The sender whom every letter of the shop names. */
export const letterhead = v.object({
  name: line('Name is required', 60),
  /** When empty, answers go to the address that letters come from. */
  reply_to: v.union([empty, email]),
  /** Printed at the foot, in lines. */
  address: v.union([empty, paragraph('Enter an address', 300)]),
});
export type Letterhead = v.InferOutput<typeof letterhead>;

export const getLetterhead = endpoint('GET', 'staff/letterhead', {
  about: 'Whom letters name as their sender, and what the mail settings of the server say.',
  may: 'terms.change',
  data: v.object({
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    name: v.string(),
    reply_to: v.string(),
    address: v.string(),
    /** The address that letters come from; it is a setting of the server. */
    from: v.string(),
    /** Null when letters are kept for the demo. */
    mail_server: v.nullable(v.string()),
  }),
});

export const changeLetterhead = endpoint('PUT', 'staff/letterhead', {
  about: 'Sets whom letters name as their sender. The next letter says so.',
  may: 'terms.change',
  freshFactor: true,
  body: v.object({ ...letterhead.entries, version: v.string() }),
  says: 'Letters say so from now on',
  refusals: [notAllowed, letterheadChanged],
});
