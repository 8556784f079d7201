import { expect, it } from 'vitest';
import { troubleWith } from './too-new.js';

const pretty = {
  where: 'shop/src/Card.module.css',
  shown: 'text-wrap: pretty',
  id: 'css.properties.text-wrap.pretty',
  lackedBy: ['Firefox 128', 'Safari 17'],
};
const asBefore = 'lines break as they always did';

it('names what has no fallback, and who lacks it', () => {
  expect(troubleWith([pretty], new Map())).toEqual([
    expect.stringMatching(
      /^shop\/src\/Card\.module\.css: `text-wrap: pretty` .+ too new for Firefox 128, Safari 17: /,
    ),
  ]);
});

it('is content where somebody has said what happens there', () => {
  expect(troubleWith([pretty], new Map([[pretty.id, asBefore]]))).toEqual([]);
  expect(troubleWith([pretty], new Map([['css.properties.text-wrap', asBefore]]))).toEqual([]);
});

it('does not take one feature for another whose name it begins with', () => {
  expect(troubleWith([pretty], new Map([['css.properties.text', asBefore]]))).toHaveLength(2);
});

it('names a fallback that nothing needs any more', () => {
  expect(troubleWith([], new Map([[pretty.id, asBefore]]))).toEqual([
    expect.stringContaining('nothing needs a fallback for css.properties.text-wrap.pretty any more'),
  ]);
});
