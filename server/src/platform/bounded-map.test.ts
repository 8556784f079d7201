import { describe, expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.js';

const keysOf = (map: BoundedMap<string, string>, keys: string) =>
  [...keys].filter((key) => map.get(key) !== undefined).join('');

function filled(keys: string, most: number, mostWeight?: number) {
  const map = new BoundedMap<string, string>(most, mostWeight);
  for (const key of keys) map.set(key, `value of ${key}`, mostWeight === undefined ? 0 : 1);
  return map;
}

describe('a bounded map', () => {
  it('keeps the newest, as many as it may', () => {
    const map = filled('abcde', 3);
    expect(map.size).toBe(3);
    expect(keysOf(map, 'abcde')).toBe('cde');
    expect(map.get('e')).toBe('value of e');
  });

  it('takes what is put in again as new', () => {
    const map = filled('abca', 3);
    map.set('d', 'new');
    expect(map.size).toBe(3);
    expect(keysOf(map, 'abcd')).toBe('acd');
  });

  it('spares what was used, once, and never drops what has just been put in for it', () => {
    const map = filled('abc', 3);
    map.get('a');
    map.set('d', 'new');
    expect(map.size).toBe(3);
    map.set('e', 'new');
    map.set('f', 'new');
    expect(keysOf(map, 'abcdef')).toBe('def');
    for (const key of 'def') map.get(key);
    map.set('g', 'new');
    expect(map.get('g')).toBe('new');
    expect(map.size).toBe(3);
  });

  it('gives room for what is heavy, and keeps nothing that is too heavy for it alone', () => {
    const map = filled('abcde', 100, 5);
    map.set('heavy', 'three', 3);
    expect(keysOf(map, 'abcde')).toBe('de');
    map.set('too heavy', 'six', 6);
    expect(map.get('too heavy')).toBeUndefined();
    expect(map.get('heavy')).toBe('three');
    map.delete('heavy');
    for (const key of 'xyz') map.set(key, 'light', 1);
    expect(keysOf(map, 'dexyz')).toBe('dexyz');
  });
});
