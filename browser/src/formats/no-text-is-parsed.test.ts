import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = ['browser', 'contract', 'demo', 'server', 'shop', 'staff'];

/** Languages that are asked for because their dates look like `2026-11-24`: in some engines they do not. */
const looksIso = /(['"`])(?:en-CA|sv(?:-SE)?)\1/;

const sources = workspaces.flatMap((workspace) =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(workspace, 'src', file)),
);

it('no date is read from a text that was written for people: its parts are taken instead', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect("new Date().toLocaleDateString('sv')").toMatch(looksIso);
  expect('new Intl.DateTimeFormat("en-CA", { timeZone })').toMatch(looksIso);
  expect("h('svg', props)").not.toMatch(looksIso);
  expect(sources.filter((file) => looksIso.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
