import { expect, it } from 'vitest';
import { placeList } from './place-list.js';

const list = placeList(
  Buffer.from(
    [
      '156\tCN\t中国',
      '\t156001\tBJ\t北京',
      '\t\t朝阳\t=7',
      '\t\t🍷 Town',
      '840\tUS\tUnited States',
      '\t840001\tCA\tCalifornia',
      '\t\tAlameda\t94501 94502',
      '\t\tFresno\t93650\t=3',
      '\t\tÉtna\t96027',
      '\t840002\tWY\tWyoming',
      '\t\tZell\t82001',
    ].join('\n'),
  ),
);

it('counts ids on from the last one that is written', () => {
  expect(list.citiesOf(156_001)).toEqual([
    { id: 7, name: '朝阳' },
    { id: 8, name: '🍷 Town' },
  ]);
  expect(list.citiesOf(840_001)).toEqual([
    { id: 9, name: 'Alameda' },
    { id: 3, name: 'Fresno' },
    { id: 4, name: 'Étna' },
  ]);
  expect(list.citiesOf(840_002)).toEqual([{ id: 5, name: 'Zell' }]);
});

it('finds each ZIP on the line of its city, also on the last line', () => {
  const cityOf = (zip: string) => list.lookUpLocation(zip)?.city;
  expect(['94501', '94502', '93650', '96027', '82001'].map(cityOf)).toEqual([
    'Alameda',
    'Alameda',
    'Fresno',
    'Étna',
    'Zell',
  ]);
  expect(list.lookUpLocation('82001')?.state).toEqual({ id: 840_002, code: 'WY', name: 'Wyoming' });
  expect(cityOf('00003')).toBeUndefined();
});

it('reads names of every script', () => {
  expect(list.countries().map(({ name }) => name)).toEqual(['中国', 'United States']);
  expect(list.findPlace({ country: '中国', state: '北京', city: '🍷 town' })?.city).toBe('🍷 Town');
});
