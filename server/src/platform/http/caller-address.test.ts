import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.js';

it.each([
  '203.0.113.5',
  '203.0.113.5:4711',
  '203.0.113.5:80',
  '::ffff:203.0.113.5',
  '::FFFF:203.0.113.5',
  '::ffff:cb00:7105',
  '0:0:0:0:0:ffff:203.0.113.5',
  '0000:0000:0000:0000:0000:ffff:cb00:7105',
  '[::ffff:203.0.113.5]:4711',
  '[::ffff:203.0.113.5]',
])('one IPv4 caller is the same as %s', (told) => {
  expect(callerAddress(told)).toBe('203.0.113.5');
});

it.each([
  '2001:db8:1:2::1',
  '2001:DB8:0001:2:ffff::9',
  '2001:db8:1:2:0:0:203.0.113.5',
  '[2001:db8:1:2::1]',
  '[2001:db8:1:2::1]:443',
  '[2001:db8:1:2::77]:51000',
  '2001:db8:1:2::1%eth0',
])('one IPv6 household is the same as %s', (told) => {
  expect(callerAddress(told)).toBe('2001:db8:1:2::/64');
});

it.each(['unknown', '', '_hidden', 'evil', '203.0.113.5:', '203.0.113.256', '[::g]:1', '1:2:3', '::1]:80'])(
  'what is no address is one caller: %j',
  (told) => {
    expect(callerAddress(told)).toBe('unknown');
  },
);

it('tells this machine by either kind', () => {
  expect(['127.0.0.1', '127.0.0.1:80', '::ffff:127.0.0.1'].map(callerAddress)).toEqual(
    Array(3).fill('127.0.0.1'),
  );
  expect(callerAddress('[::1]:3000')).toBe('0:0:0:0::/64');
});
