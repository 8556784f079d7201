import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { expect, it } from 'vitest';
import { outsideKeys } from './outside-keys.js';

const config = { compilerOptions: { target: 'es2023', lib: ['es2023'], strict: true, types: [] } };
const words = 'const words: Record<string, string> = { cab: "cabernet" };';

const told = (line: string, file = 'src/search.ts') =>
  outsideKeys(
    '/house',
    ['server'],
    createVirtualFileSystem({
      '/house/server/tsconfig.json': JSON.stringify({ ...config, include: ['src'] }),
      [`/house/server/${file}`]: `${words}\n${line}\nexport {};\n`,
    }),
  );

it.each([
  ['a look-up by what somebody typed', 'export const find = (typed: string) => words[typed];'],
  ['the same behind a promise', 'export const find = (typed: string) => words[typed as keyof typeof words];'],
  ['the same behind brackets', 'export const find = (typed: string) => words[(typed)!];'],
  ['a text of which only the end is free', 'export const find = (typed: string) => words[`__${typed}`];'],
  ['a text that is put together', 'export const find = (typed: string) => words[typed.trim()];'],
  ['a value that may be anything', 'export const find = (typed: any) => words[typed];'],
  ['a type that leaves all texts', 'export const find = <T extends string>(typed: T) => words[typed];'],
  ['a table without a name', 'export const step = (key: string) => ({ Up: 1, Down: -1 })[key as "Up"];'],
  ['what is written', 'export const keep = (typed: string) => { words[typed] ??= "here"; };'],
  ['the question whether it is there', 'export const isKnown = (typed: string) => typed in words;'],
  [
    'another question than the look-up',
    'export const find = (a: string, b: string) => Object.hasOwn(words, a) && words[b];',
  ],
])('finds %s', (_what, line) => {
  expect(told(line)).toEqual([expect.stringMatching(/^server\/src\/search\.ts:2: `.+`: .+ take a Map/)]);
});

it.each([
  ['a Map', 'const known = new Map([["a", 1]]); export const find = (typed: string) => known.get(typed);'],
  ['a place in a list', 'export const at = (list: string[], nth: number) => list[nth];'],
  ['a key whose values are known', 'export const find = (typed: "cab" | "zin") => words[typed];'],
  ['a key that begins as no inherited one', 'export const find = (id: number) => words[`product ${id}`];'],
  [
    'one that asks first',
    'export const find = (typed: string) => (Object.hasOwn(words, typed) ? words[typed] : undefined);',
  ],
])('leaves %s alone', (_what, line) => {
  expect(told(line)).toEqual([]);
});

it('leaves tests alone', () => {
  const line = 'export const find = (typed: string) => words[typed];';
  expect([...told(line, 'src/search.test.ts'), ...told(line, 'src/testing/search.ts')]).toEqual([]);
});
