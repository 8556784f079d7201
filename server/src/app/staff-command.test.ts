import { describe, expect, it } from 'vitest';
import { asking } from './staff-command.js';

describe("the staff's command", () => {
  it.each([
    ['104001', { number: '104001' }],
    ['104001 packed', { number: '104001', move: { status: 'packed' } }],
    ['CA1-104001 on-its-way', { number: 'CA1-104001', move: { status: 'on_its_way' } }],
    ['104001 handed-over', { number: '104001', move: { status: 'handed_over' } }],
    [
      '104001 handed-over --id driving-licence',
      {
        number: '104001',
        move: { status: 'handed_over', id_check: { method: 'driving_licence', result: 'shown' } },
      },
    ],
    [
      '104001 handed-over --id passport --paid cash --to Grace',
      {
        number: '104001',
        move: {
          status: 'handed_over',
          id_check: { method: 'passport', result: 'shown' },
          counter_payment: { method: 'cash' },
          received_by: 'Grace',
        },
      },
    ],
    [
      '104001 handed-over --paid 123456',
      {
        number: '104001',
        move: { status: 'handed_over', counter_payment: { method: 'terminal', reference: '123456' } },
      },
    ],
    [
      '104001 handed-over --id refused',
      { number: '104001', move: { status: 'handed_over', id_check: { method: 'other', result: 'refused' } } },
    ],
    [
      '104001 handed-over --id other-name',
      {
        number: '104001',
        move: { status: 'handed_over', id_check: { method: 'other', result: 'other_name' } },
      },
    ],
    [
      '104001 returned --accept 1:2 --broken 2:1 --accept 3:1 --reason Opened',
      {
        number: '104001',
        returned: {
          accepted: [
            { position: 0, quantity: 2 },
            { position: 2, quantity: 1 },
          ],
          broken: [{ position: 1, quantity: 1 }],
          reason: 'Opened',
        },
      },
    ],
  ])('understands %s', (words, asked) => {
    expect(asking(words.split(' '))).toEqual(asked);
  });

  it.each([
    '',
    '104001 placed',
    '104001 packed --id passport',
    '104001 handed-over --id library-card',
    '1 packed --id',
    '1 packed --paid cash',
    '1 handed-over --id passport --paid',
    '104001 returned',
    '104001 returned --accept',
    '104001 returned --accept 0:1',
    '104001 returned --accept 1',
    '104001 returned --take 1:1',
  ])('says how it is used when it is told %j', (words) => {
    expect(() => asking(words.split(' '))).toThrow('npm run order -- 104001');
  });
});
