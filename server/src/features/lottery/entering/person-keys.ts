import { createHmac } from 'node:crypto';
import { deriveKeys } from '../../../platform/derived-key.js';
import { mailboxOf } from '../../../platform/mail/mailbox.js';
import type { SecretKey } from '../../../platform/secret-key.js';

/** A number with fewer digits reaches nobody. */
const fewestDigits = 7;

/** With or without the country's 1, and however the number is written. */
function digitsOf(phone: string) {
  const digits = phone.replace(/\D/gu, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

export type PersonKeys = { readonly mailbox_key: string; readonly phone_key: string | null };

/**
 * Keys that tell whether two entries are the same person's; only with the secret key can anyone find out
 * whose. The first one is written down; the others find entries from before the secret key was changed.
 */
export function personKeys(secretKey: SecretKey, { email, phone }: { email: string; phone: string }) {
  const digits = digitsOf(phone);
  const [now, ...before] = deriveKeys(secretKey, 'lottery entrant').map((key): PersonKeys => {
    const named = (kind: string, value: string) =>
      createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url');
    return {
      mailbox_key: named('mailbox', mailboxOf(email)),
      phone_key: digits.length < fewestDigits ? null : named('phone', digits),
    };
  });
  if (!now) throw new Error('There is no key.');
  return { now, all: [now, ...before] };
}
