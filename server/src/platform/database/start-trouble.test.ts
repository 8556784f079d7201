import { describe, expect, it } from 'vitest';
import { CannotStart } from '../cannot-start.js';
import { DatabaseAway } from './database-away.js';
import { asStartTrouble, cannotReach } from './start-trouble.js';

const where = { url: 'postgres://ada:hush@db.test:5432/shop', connections: 10 };
const said = (code: string, message = 'as the server says it') => Object.assign(new Error(message), { code });
const sentenceOf = (error: unknown) => {
  const trouble = asStartTrouble(where, error);
  expect(trouble).toBeInstanceOf(CannotStart);
  return (trouble as Error).message;
};

describe('what goes wrong at the start is a sentence', () => {
  it.each([
    ['53100', 'has no room left on its disk'],
    ['ENOSPC', 'has no room left on its disk'],
    ['25006', 'may only be read'],
    ['08P01', 'PgBouncer must be version 1.21 or newer'],
    ['26000', 'PgBouncer must be version 1.21 or newer'],
    ['42P05', 'PgBouncer must be version 1.21 or newer'],
    ['42501', 'does not let its user set up the shop'],
    ['57P03', 'cannot be reached'],
    ['XX001', 'is damaged or was made by another version'],
  ])('where the database says %s: it %s', (code, words) => {
    expect(sentenceOf(said(code))).toMatch(/^The database shop at db\.test:5432 /);
    expect(sentenceOf(said(code))).toContain(words);
    expect(sentenceOf(said(code))).not.toContain('hush');
  });

  it('where the connection is lost', () => {
    const lost = new DatabaseAway(new Error('Connection terminated unexpectedly'));
    expect(sentenceOf(lost)).toContain('cannot be reached: Connection terminated unexpectedly.');
  });

  it('where a pooler does not take what a connection begins with', () => {
    const refused = cannotReach(where, said('08P01', 'unsupported startup parameter: options'));
    expect(refused.message).toContain('ignore_startup_parameters = options');
  });

  it('but a fault of the shop stays one', () => {
    const fault = new TypeError('not a function');
    expect(asStartTrouble(where, fault)).toBe(fault);
    const elsewhere = said('ECONNREFUSED');
    expect(asStartTrouble(where, elsewhere)).toBe(elsewhere);
  });
});
