import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search';

describe('the address bar', () => {
  it('keeps what looks like a number as the text that was typed', () => {
    expect(parseSearch('?q=15&page=2')).toEqual({ q: '15', page: '2' });
  });

  it('reads a repeated name as a list', () => {
    expect(parseSearch('?size=375&size=750&q=rosé')).toEqual({ size: ['375', '750'], q: 'rosé' });
  });

  it('takes a name that every object has for any other, and touches no object by it', () => {
    const search = parseSearch('?constructor=a&toString=b&__proto__=c&__proto__=d');
    expect(Object.entries(search)).toEqual([
      ['constructor', 'a'],
      ['toString', 'b'],
      ['__proto__', ['c', 'd']],
    ]);
    expect(Object.getPrototypeOf(search)).toBe(Object.prototype);
  });

  it('leaves out what is not set', () => {
    expect(stringifySearch({ q: '', page: undefined, sort: null, size: ['750'] })).toBe('?size=750');
    expect(stringifySearch({})).toBe('');
  });

  it('comes back as it was written, whatever was typed', () => {
    const word = fc.string({ minLength: 1 });
    const search = fc.dictionary(
      fc.oneof(fc.stringMatching(/^[a-z]+$/), fc.constantFrom('constructor', 'toString', 'valueOf')),
      fc.oneof(word, fc.array(word, { minLength: 2, maxLength: 4 })),
    );
    fc.assert(
      fc.property(search, (written) => {
        expect({ ...parseSearch(stringifySearch(written)) }).toEqual({ ...written });
      }),
    );
  });
});
