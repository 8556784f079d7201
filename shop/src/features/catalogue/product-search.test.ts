import { productsQuery } from 'contract/catalogue';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../app/routes/search';
import { addressAfter, addressOf, noRefinements, readProductSearch, refinementsIn } from './product-search';
import { chosenIn } from './shelves/refinements';

const read = (address: string) => readProductSearch(parseSearch(address));

describe('the address of a listing', () => {
  it.each([
    ['?page=0', { page: 1 }],
    ['?page=-3', { page: 1 }],
    ['?page=two', { page: 1 }],
    ['?page=2&page=9', { page: 2 }],
    ['?pageSize=30', { pageSize: 20 }],
    ['?pageSize=60', { pageSize: 50 }],
    ['?pageSize=9999', { pageSize: 100 }],
    ['?sort=cheapest', { sort: 'featured' }],
    ['?sort=toString', { sort: 'featured' }],
    ['?rating=7', { rating: undefined }],
    ['?vintage=2019&vintage=old&vintage=nv', { vintage: ['2019', 'nv'] }],
    ['?size=750ml&size=375', { size: ['375'] }],
    ['?tags=organic&tags=cheap', { tags: ['organic'] }],
    ['?country=Italy&country=Italy', { country: ['Italy'] }],
    ['?min_price=$20&max_price=30.005', { min_price: '20', max_price: '30.01' }],
    ['?min_price=50&max_price=20', { min_price: '20', max_price: '50' }],
    ['?min_price=0&max_price=0.00', { min_price: undefined, max_price: undefined }],
    ['?min_price=0.01&max_price=9999999', { min_price: '0.01', max_price: '9999999' }],
    ['?max_price=10000000', { max_price: undefined }],
    ['?min_price=NaN&max_price=-1', { min_price: undefined, max_price: undefined }],
    ['?in_stock=false&on_sale=1', { in_stock: false, on_sale: true }],
    ['?department=Wine!', { department: undefined }],
    ['?category=red-wine&brand=cascina-aurelia', { category: 'red-wine', brand: undefined }],
    [`?q=${'a'.repeat(300)}`, { q: 'a'.repeat(100) }],
  ])('%s has a nearest sense', (address, sense) => {
    expect({ department: undefined, brand: undefined, ...read(address) }).toMatchObject(sense);
  });

  it('is one that the server accepts, whatever stands in it', () => {
    const fields = Object.keys(addressOf(read('')));
    const value = fc.oneof(fc.string(), fc.constantFrom('1', '20.5', 'nv', 'organic', 'price-up', 'true'));
    const address = fc.dictionary(
      fc.oneof(fc.constantFrom(...fields), fc.string()),
      fc.oneof(value, fc.array(value)),
    );
    fc.assert(
      fc.property(address, (typed) => {
        const search = read(stringifySearch(typed));
        expect(v.safeParse(productsQuery, { store_id: '1', ...addressOf(search) }).issues).toBeUndefined();
        expect(read(stringifySearch(addressOf(search)))).toEqual(search);
      }),
    );
  });

  it('begins at the first page after a choice, and names what was chosen last at its end', () => {
    const search = read('?q=port&country=Portugal&page=3&sort=name');
    const address = addressAfter(search, { country: ['Portugal', 'Spain'] });
    expect(stringifySearch(address)).toBe('?q=port&sort=name&country=Portugal&country=Spain');
    expect(chosenIn(readProductSearch(address), address).map(({ label }) => label)).toEqual([
      'Portugal',
      'Spain',
    ]);
  });

  it('keeps the filter and the words when all refinements are cleared', () => {
    const search = read('?category=red-wine&q=old&country=Italy&min_price=20&on_sale=true&rating=4');
    expect(stringifySearch(addressAfter(search, noRefinements))).toBe('?category=red-wine&q=old');
  });

  it('brings what narrows it to another shelf, which begins at its first page and in its own order', () => {
    const search = read('?category=red-wine&q=old&country=Italy&on_sale=true&sort=name&page=3&pageSize=50');
    expect(stringifySearch(refinementsIn(search))).toBe('?country=Italy&on_sale=true&pageSize=50');
  });

  it.each([
    ['?min_price=20', 'From $20'],
    ['?max_price=49.5', 'Up to $49.50'],
  ])('says a price without an other end in words: %s', (address, words) => {
    const typed = parseSearch(address);
    expect(chosenIn(readProductSearch(typed), typed).map(({ label }) => label)).toEqual([words]);
  });

  it('says each choice in words', () => {
    const address = parseSearch('?vintage=nv&size=1500&rating=4&min_price=20&max_price=49.5&in_stock=true');
    expect(chosenIn(readProductSearch(address), address).map(({ label }) => label)).toEqual([
      'Non-vintage',
      '1.5 L',
      '4 stars or more',
      '$20 to $49.50',
      'In stock',
    ]);
  });
});
