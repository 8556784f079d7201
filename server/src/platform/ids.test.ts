import { describe, expect, it } from 'vitest';
import { lowestIdAt, newId, timeOfId } from './ids.js';

describe('an id', () => {
  const at = new Date('2026-11-20T18:00:00.123Z');

  it('is a UUID of version 7 that tells when it was made', () => {
    expect(newId(at)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(timeOfId(newId(at))).toBe(at.getTime());
  });

  it('stands behind those of before, also within one millisecond', () => {
    const ids = Array.from({ length: 20_000 }, () => newId(at));
    expect(ids).toEqual(ids.toSorted());
    expect(newId(new Date(at.getTime() + 1)) > ids.at(-1)!).toBe(true);
  });

  it('is not below the lowest one of its moment, and one of before is', () => {
    expect(lowestIdAt(at) <= newId(at)).toBe(true);
    expect(newId(new Date(at.getTime() - 1)) < lowestIdAt(at)).toBe(true);
    expect(timeOfId(lowestIdAt(at))).toBe(at.getTime());
  });

  it('is never the same twice, however many are made at once', () => {
    const ids = Array.from({ length: 20_000 }, () => newId(at));
    expect(new Set(ids).size).toBe(20_000);
    expect(new Set(ids.map((id) => id.slice(19))).size).toBe(20_000);
  });
});
