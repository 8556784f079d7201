import { describe, expect, it } from 'vitest';
import { DatabaseAway, isDatabaseAway } from './database-away.js';
import { mostWriters } from './writers.js';

const said = (code: string) => Object.assign(new Error('said by the database'), { code });

describe('a database that is away', () => {
  it.each([
    ['25006', 'may only be read'],
    ['55P03', 'has a lock that was not free in time'],
    ['57014', 'was too slow'],
    ['53100', 'has no room on its disk'],
    ['53300', 'has no connection left'],
    ['57P01', 'is being stopped'],
    ['08006', 'has lost the connection'],
    ['40P01', 'met others in the wrong order'],
  ])('is told by %s: it %s', (code) => {
    expect(isDatabaseAway(said(code))).toBe(true);
  });

  it('is told by a connection that was lost, whatever the driver says of it', () => {
    expect(isDatabaseAway(new DatabaseAway(new Error('Connection terminated unexpectedly')))).toBe(true);
    expect(new DatabaseAway(said('57P03'))).toMatchObject({ code: '57P03', message: 'said by the database' });
  });

  it.each(['23505', '42601', '22001', '0A000', ''])('is not told by %s, which is about the shop', (code) => {
    expect(isDatabaseAway(said(code))).toBe(false);
  });

  it('is not told by words', () => {
    expect(isDatabaseAway(new Error('Connection terminated'))).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });
});

describe('the connections of a pool', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [10, 7],
    [30, 20],
  ])('of %i let %i be taken by those who write', (connections, writers) => {
    expect(mostWriters(connections)).toBe(writers);
  });
});
