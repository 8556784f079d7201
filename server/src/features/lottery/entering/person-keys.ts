import { createHmac } from 'node:crypto';
import { deriveKeys } from '../../../platform/derived-key.js';
import { mailboxOf } from '../../../platform/mail/mailbox.js';
import type { SecretKey } from '../../../platform/secret-key.js';

/** Fewer digits are no number that reaches anybody. */
const fewestDigits = 7;

/** With or without the country's 1, and however it is written. */
function digitsOf(phone: string) {
  const digits = phone.replace(/\D/gu, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

export type PersonKeys = { readonly mailbox_key: string; readonly phone_key: string | null };

/**
 * What tells that two entries are one person's; only who holds the key can tell which person's. The first is
 * written down; the others find entries from before the key was changed.
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
