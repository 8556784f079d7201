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
      '104001 handed-over --id refused',
      { number: '104001', move: { status: 'handed_over', id_check: { method: 'other', result: 'refused' } } },
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
  ])('says how it is used when it is told %j', (words) => {
    expect(() => asking(words.split(' '))).toThrow('npm run order -- 104001');
  });
});
