import { describe, expect, it } from 'vitest';
import { tooNewInStyles } from './styles.js';

const found = (css: string) => tooNewInStyles('shop/src/Card.module.css', css).map(({ id }) => id);

describe('what a style sheet uses that a supported browser lacks', () => {
  it.each([
    ['a property', '.card { interpolate-size: allow-keywords; }', 'css.properties.interpolate-size'],
    ['a value', '.card { text-wrap: pretty; }', 'css.properties.text-wrap.pretty'],
    ['a function', '.card { width: calc-size(auto, size); }', 'css.types.calc-size'],
    ['one in a variable', ':root { --tall: calc-size(auto, size); }', 'css.types.calc-size'],
    ['an at-rule', '@starting-style { .card { opacity: 0; } }', 'css.at-rules.starting-style'],
    ['a pseudo-class', '.card:open { color: red; }', 'css.selectors.open'],
    ['a pseudo-element', '.card::details-content { color: red; }', 'css.selectors.details-content'],
    [
      'a question about a container',
      '@container style(--wide: 1) { .card { color: red; } }',
      'css.at-rules.container.style_queries_for_custom_properties',
    ],
    ['a name that nobody knows', '.card { inline-sice: 1rem; }', 'css.properties.inline-sice'],
  ])('%s', (_what, css, id) => {
    expect(found(css)).toContain(id);
  });

  it('says which ones, and where', () => {
    expect(tooNewInStyles('shop/src/Card.module.css', '.card { field-sizing: content; }')[0]).toEqual({
      where: 'shop/src/Card.module.css',
      shown: 'field-sizing: content',
      id: 'css.properties.field-sizing',
      lackedBy: expect.arrayContaining(['Chrome 120', 'Firefox 128', 'Safari 17']),
    });
  });
});

describe('leaves alone', () => {
  it.each([
    [
      'what all of them know',
      '.card:has(> img) { inset: 0; height: 100dvh; color: color-mix(in srgb, red, blue); }',
    ],
    ['what the build writes out', '.card { a { color: red; } &:hover { color: blue; } }'],
    ['what the build adds a prefix to', '.card { user-select: none; }'],
    ['what is asked for before', '@supports (field-sizing: content) { .card { field-sizing: content; } }'],
    ['a value behind a plainer one', '.card { width: 10rem; width: calc-size(auto, size); }'],
    ['what is made for one engine', '.card::-webkit-scrollbar { -webkit-appearance: none; }'],
    ['names and texts', '.open { animation: open 1s; content: "field-sizing: content"; grid-area: pretty; }'],
  ])('%s', (_what, css) => {
    expect(found(css)).toEqual([]);
  });
});
