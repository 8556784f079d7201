import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { comeTooEarly, troubleWithUpgrade } from './upgrades.js';

const root = path.resolve(import.meta.dirname, '../..');
const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const folder = path.join(root, 'server/migrations');
const file = '0200-something.sql';
const beside = '-- Upgrade: beside the version before.\n';
const stop = '-- Upgrade: stop all processes first: they write a column that goes.\n';
const trouble = (sql: string, told = '') => troubleWithUpgrade(file, sql, told);

/**
 * The migrations that each commit added, the oldest commit first; undefined when the files have no history.
 */
function broughtByCommit() {
  const asked = ['log', '--reverse', '--diff-filter=A', '--no-renames', '--format=%x00', '--name-only'];
  const { stdout } = spawnSync('git', [...asked, '--', folder], { cwd: root, encoding: 'utf8' });
  const there = new Set(readdirSync(folder));
  return (stdout ?? '')
    .split('\0')
    .map((files) => files.split('\n').map((file) => path.basename(file)))
    .map((files) => files.filter((name) => there.has(name)));
}

describe('a migration', () => {
  it('has a number above those that a database may have been through', () => {
    expect(comeTooEarly(broughtByCommit())).toEqual([]);
    expect(comeTooEarly([['0150-a.sql', '0151-b.sql'], ['0152-c.sql']])).toEqual([]);
    expect(comeTooEarly([['0151-b.sql'], [], ['0150-a.sql', '0152-c.sql']])).toEqual(['0150-a.sql']);
  });

  it.each(readdirSync(folder).filter((name) => name.endsWith('.sql')))(
    'says whether the version before may go on beside it: %s',
    (name) => {
      expect(
        troubleWithUpgrade(name, readFileSync(path.join(folder, name), 'utf8'), changelog),
      ).toBeUndefined();
    },
  );

  it('may add what the version before does not look at', () => {
    const sql = `${beside}create table cork (id integer primary key);
      alter table cork add constraint cork_small check (id < 9);
      create trigger cork_stays before delete on cork for each row execute function stays();
      alter table product add column cork text, add column sealed boolean not null default false;
      create index product_cork on product (cork);`;
    expect(trouble(sql)).toBeUndefined();
  });

  it('has to say it', () => {
    expect(trouble('create table cork (id integer primary key);')).toContain('does not begin with');
    expect(trouble(`-- Upgrade: stop all processes first\n`)).toContain('does not begin with');
  });

  it('that wants a stop is told to operators', () => {
    expect(trouble(`${stop}alter table product drop column cork;`)).toContain('CHANGELOG.md');
    expect(trouble(`${stop}alter table product drop column cork;`, 'Stop it: 0200.')).toBeUndefined();
  });

  it.each([
    'alter table product drop column cork',
    'drop table cork',
    'alter table product rename column cork to stopper',
    'alter table product alter column cork type integer',
    'alter table product alter column cork set not null',
    'alter table product alter column cork drop default',
    'alter table product add column cork text not null',
    'alter table product add constraint cork_known check (cork is not null)',
    'create unique index product_cork on product (cork)',
    'create trigger product_stays before delete on product for each row execute function stays()',
  ])('that the version before trips over may not say otherwise: %s', (sql) => {
    expect(trouble(`${beside}${sql};`)).toContain(file);
    expect(trouble(`${beside}-- ${sql}\n`)).toBeUndefined();
  });
});
