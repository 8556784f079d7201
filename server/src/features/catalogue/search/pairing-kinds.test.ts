import { expect, it } from 'vitest';
import { kindsOf } from './pairing-kinds.js';

it.each([
  ['grilled rib-eye', ['beef']],
  ['braised short rib', ['beef']],
  ['rib of beef on the bone', ['beef']],
  ['ribs', ['barbecue']],
  ['pork ribs', ['pork', 'barbecue']],
  ['duck tacos', ['game', 'spicy']],
  ['a good cigar', []],
])('%s: %j', (pairing, kinds) => {
  expect(kindsOf(pairing)).toEqual(kinds);
});
