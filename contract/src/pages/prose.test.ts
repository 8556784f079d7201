import { expect, it } from 'vitest';
import { readProse, wrongLinkIn } from './prose.js';

it('reads what stands before the first heading as the lead, over lines that belong together', () => {
  expect(readProse('What we keep,\nand why.\n\n# In short\nNothing.')).toEqual({
    lead: 'What we keep, and why.',
    sections: [
      { id: 'in-short', title: 'In short', blocks: [{ kind: 'paragraph', pieces: [{ text: 'Nothing.' }] }] },
    ],
  });
});

const blocksIn = (text: string) => readProse(`# Here\n${text}`).sections[0]!.blocks;

it.each([
  ['points', '- one\n- two', { kind: 'points', items: [[{ text: 'one' }], [{ text: 'two' }]] }],
  [
    'points with room between',
    '- one\n\n- two',
    { kind: 'points', items: [[{ text: 'one' }], [{ text: 'two' }]] },
  ],
  ['a point over two lines', '- one\n  goes on', { kind: 'points', items: [[{ text: 'one goes on' }]] }],
  ['steps', '1. one\n2. two', { kind: 'steps', items: [[{ text: 'one' }], [{ text: 'two' }]] }],
  ['a note', '> mind\n> this', { kind: 'note', pieces: [{ text: 'mind this' }] }],
  ['facts', 'Age :: 21', { kind: 'facts', facts: [{ what: 'Age', says: [{ text: '21' }] }] }],
] as const)('reads %s', (_what, text, block) => {
  expect(blocksIn(text)).toEqual([block]);
});

it('keeps paragraphs apart by an empty line, and a list from what follows it', () => {
  expect(blocksIn('One.\r\n\r\nTwo.\n- point\n\nThree.').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'points',
    'paragraph',
  ]);
});

it('reads strong words and links within a line', () => {
  expect(blocksIn('**No ID,** [write](/contact-us) or [ask](https://shop.example/a).')).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { text: 'No ID,', strong: true },
        { text: ' ' },
        { text: 'write', page: '/contact-us' },
        { text: ' or ' },
        { text: 'ask', outside: 'https://shop.example/a' },
        { text: '.' },
      ],
    },
  ]);
});

it.each(['[x](javascript:alert%281%29)', '[x](/nowhere)', '[x](//evil.example)', '[x](http://shop.example)'])(
  'leads nowhere by %s, and says so',
  (link) => {
    const pieces = blocksIn(link).flatMap((block) => ('pieces' in block ? block.pieces : []));
    expect(pieces).toEqual([{ text: link }]);
    expect(wrongLinkIn(`see ${link}`)).toBe(link);
  },
);

it('takes HTML for words', () => {
  expect(blocksIn('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', pieces: [{ text: '<img src=x onerror=alert(1)>' }] },
  ]);
});
