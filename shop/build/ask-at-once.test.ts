import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { addressOf, readProductSearch } from '../src/features/catalogue/product-search';
import { askForShelvesAtOnce } from './ask-at-once.ts';

const kept: Record<string, unknown> = {
  'user-data': { login: { token: 'hers' } },
  'store-data': { selectedStore: { id: 3 } },
};

/** What the head of the page asks for at this address, each part on its own. */
function askedAt(search: string) {
  const asked: string[] = [];
  runInNewContext(askForShelvesAtOnce(), {
    location: { search },
    localStorage: { getItem: (key: string) => JSON.stringify({ state: kept[key] }) },
    window: {},
    fetch: (address: string) => {
      asked.push(address);
      return new Promise(() => undefined);
    },
  });
  const [address] = asked;
  return address && [...new URL(address, 'http://shop').searchParams].map(String).sort();
}

/** What the page asks for there. */
function pageAsks(search: string) {
  const parts = new URLSearchParams(search);
  const address = Object.fromEntries([...new Set(parts.keys())].map((key) => [key, parts.getAll(key)]));
  const fields = Object.entries(addressOf(readProductSearch(address)));
  const sent = fields.flatMap(([field, value]) => [value ?? []].flat().map((each) => `${field},${each}`));
  return ['store_id,3', ...sent].sort();
}

describe('the head of the listing asks for', () => {
  test.each([
    '',
    '?department=wine',
    '?category=cabernet-sauvignon&page=2',
    '?q=ch%C3%A2teau+margaux',
    '?country=Italy&country=France&region=Saint-%C3%89milion&vintage=2019&vintage=nv&size=750',
    '?tags=organic&tags=vegan',
    '?min_price=20&in_stock=true&on_sale=true&rating=4&sort=price-up&pageSize=50',
  ])('what the page would: "%s"', (search) => {
    expect(askedAt(search)).toEqual(pageAsks(search));
  });

  test.each([
    '?in_stock=1',
    '?page=x',
    '?page=1',
    '?page=0',
    '?page=2&page=3',
    '?pageSize=7',
    '?sort=loud',
    '?sort=featured',
    '?rating=9',
    '?min_price=-5',
    '?min_price=50&max_price=20',
    '?department=wine&brand=ridge',
    '?brand=Ridge',
    '?vintage=old',
    '?q=',
    '?q=%zz',
    '?q=+',
    '?q=%20%20',
    '?store_id=1',
    `?q=${'a'.repeat(101)}`,
    `?${'country=Italy&'.repeat(40)}`,
  ])('nothing where the page has to make sense of it first: "%s"', (search) => {
    expect(askedAt(search)).toBeUndefined();
  });
});

describe('the first pictures of the answer', () => {
  class Picture {
    srcset = '';
    onload = () => undefined;
  }

  /** What the page drawn ahead shows in its places, once the pictures are here. */
  async function shownIn(places: number, { isPhone = false, hasStarted = false } = {}) {
    const shown: (string | undefined)[] = Array.from({ length: places }, () => undefined);
    const pictures: Picture[] = [];
    const data = ['a', 'b', null, 'd', 'e'].map((image_id) => ({ image_id }));
    const answer = { clone: () => answer, json: () => Promise.resolve({ data: { data } }) };
    runInNewContext(askForShelvesAtOnce(), {
      location: { search: '' },
      localStorage: { getItem: (key: string) => JSON.stringify({ state: kept[key] }) },
      window: {},
      fetch: () => Promise.resolve(answer),
      matchMedia: () => ({ matches: isPhone }),
      Image: function () {
        const picture = new Picture();
        pictures.push(picture);
        return picture;
      },
      document: {
        querySelectorAll: (selector: string) =>
          hasStarted || !selector.startsWith('#root[inert] ')
            ? []
            : shown.map((_, place) => ({
                replaceChildren: ({ srcset }: Picture) => {
                  shown[place] = /files\/(\w)/.exec(srcset)?.[1];
                },
              })),
      },
    });
    await new Promise((rest) => setTimeout(rest));
    for (const picture of pictures) picture.onload();
    return shown;
  }

  test('stand in the places of their cards, as many as a row has', async () => {
    expect(await shownIn(6)).toEqual(['a', 'b', undefined, 'd', undefined, undefined]);
    expect(await shownIn(6, { isPhone: true })).toEqual(['a', 'b', ...Array(4).fill(undefined)]);
    expect(await shownIn(1)).toEqual(['a']);
  });

  test('change nothing in a shop that has started meanwhile', async () => {
    expect(await shownIn(2, { hasStarted: true })).toEqual([undefined, undefined]);
  });
});
