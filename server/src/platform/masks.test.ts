import { expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from './masks.js';

it.each([
  ['ada@example.com', 'a•••@e•••.com'],
  ["o'neil.smith@mail.cellar.co.uk", 'o•••@m•••.uk'],
])('covers the address %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

it.each([
  ['(415) 555-0142', '••• 0142'],
  ['+1 415 555 0142', '••• 0142'],
  ['', ''],
])('covers the phone %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
