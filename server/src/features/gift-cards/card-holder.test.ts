import { expect, it } from 'vitest';
import type { Uuid } from '../../platform/ids.js';
import { masked, mayUse } from './card-holder.js';

const [ada, bob, cleo] = ['ada', 'bob', 'cleo'] as unknown as [Uuid, Uuid, Uuid];

it.each([
  ['that nobody has claimed', null, ada, bob, true],
  ['that nobody has claimed, by its buyer', null, ada, ada, false],
  ['that nobody has claimed and the store gave away', null, null, bob, true],
  ['that was claimed, by its holder', bob, ada, bob, true],
  ['that was claimed, by its buyer', bob, ada, ada, false],
  ['that was claimed, by somebody else', bob, ada, cleo, false],
  ['that its buyer holds', ada, ada, ada, true],
  ['that its buyer holds, by somebody else', ada, ada, bob, false],
])('a card %s', (_, owner_id, buyer_id, who, may) => {
  expect(mayUse({ owner_id, buyer_id }, who)).toBe(may);
});

it('a code is masked but for its last four signs', () => {
  expect(masked('7k3d-0m9x-qw2p-r8tz')).toBe('•••• R8TZ');
});
