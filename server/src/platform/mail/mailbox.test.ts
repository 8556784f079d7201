import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.js';

it.each([
  'ada.lovelace@gmail.com',
  'adalovelace+1@gmail.com',
  'A.D.A.Lovelace+wine+2@GoogleMail.com',
  'adalovelace@gmail.com',
])('one mailbox has many addresses: %s', (address) => {
  expect(mailboxOf(address)).toBe('adalovelace@gmail.com');
});

it('keeps those of other people apart', () => {
  expect(mailboxOf('ada@example.com')).not.toBe(mailboxOf('ada@example.org'));
  expect(mailboxOf('ada@example.com')).not.toBe(mailboxOf('grace@example.com'));
});
