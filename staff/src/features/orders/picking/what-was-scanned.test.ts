import { expect, test } from 'vitest';
import { pickOf } from '../../../testing/picks';
import { whatWasScanned } from './what-was-scanned';

const [bottle, aCase] = ['00012345678905', '10012345678902'];
const barcodes = [
  { code: bottle, bottles: 1 },
  { code: aCase, bottles: 6 },
];
const six = pickOf({ needed: 6, barcodes });

test('a bottle is one, and a case all its bottles', () => {
  expect(whatWasScanned([six], '012345678905')).toEqual({ item: six, bottles: 1 });
  expect(whatWasScanned([six], '10012345678902')).toEqual({ item: six, bottles: 6 });
});

test('a bottle that stands in two lines goes where it is still missing', () => {
  const picked = { ...six, picked: 6 };
  const other = { ...six, position: 1, needed: 1 };
  expect(whatWasScanned([picked, other], '012345678905')).toEqual({ item: other, bottles: 1 });
});

test('what is wrong is said in words', () => {
  const trouble = (items: (typeof six)[], code: string) => whatWasScanned(items, code);
  expect(trouble([six], '96385074')).toEqual({ trouble: '96385074 is not in this order. Put it back.' });
  expect(trouble([{ ...six, picked: 6 }], '012345678905')).toEqual({
    trouble: 'All 6 of Domaine du Test Châteauneuf-du-Pape 2019 are picked already.',
    isHere: true,
  });
  expect(trouble([{ ...six, picked: 1 }], '10012345678902')).toEqual({
    trouble: 'A case of Domaine du Test Châteauneuf-du-Pape 2019 has 6, and only 5 more are needed.',
    isHere: true,
  });
  expect(trouble([six], '012345678904')).toMatchObject({ trouble: expect.stringContaining('last digit') });
});
