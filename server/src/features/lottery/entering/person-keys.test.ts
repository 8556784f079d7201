import { expect, it } from 'vitest';
import { personKeys } from './person-keys.js';

const secretKey = { current: 'a secret key of the shop', previous: undefined, sessionEpoch: 0 };
const keysOf = (email: string, phone = '') => personKeys(secretKey, { email, phone }).now;

it('takes the addresses of one mailbox, and the ways to write one phone, for one person', () => {
  const ada = keysOf('ada.l@example.com', '+1 (415) 555-0100');
  expect(keysOf('AdaL+2@example.com', '415.555.0100')).toEqual(ada);
  expect(keysOf('grace@example.com', '415 555 0101')).not.toMatchObject({ mailbox_key: ada.mailbox_key });
  expect(keysOf('grace@example.com', '415 555 0101').phone_key).not.toBe(ada.phone_key);
});

it('knows nobody by a phone that is not one', () => {
  expect(keysOf('ada@example.com', '').phone_key).toBeNull();
  expect(keysOf('ada@example.com', '123').phone_key).toBeNull();
});

it('finds what was written down before the key was changed, and writes by the new one', () => {
  const ada = { email: 'ada@example.com', phone: '415 555 0100' };
  const anew = personKeys({ ...secretKey, current: 'another key', previous: secretKey.current }, ada);
  expect(anew.all).toEqual([anew.now, personKeys(secretKey, ada).now]);
  expect(anew.now).not.toEqual(personKeys(secretKey, ada).now);
});
