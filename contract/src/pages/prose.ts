/** The shop's own pages that a text may link to. */
export const pagesOfShop = [
  '/about-us',
  '/contact-us',
  '/gift-card',
  '/lottery',
  '/privacy-policy',
  '/products',
  '/profile',
  '/profile/gift-cards',
  '/profile/orders',
  '/returns-policy',
  '/terms-and-conditions',
] as const;
export type PageOfShop = (typeof pagesOfShop)[number];

/** Some words of a line, which may be strong or a link. */
export type Piece = { text: string; strong?: true; page?: PageOfShop; outside?: string };

export type Block =
  | { kind: 'paragraph' | 'note'; pieces: readonly Piece[] }
  | { kind: 'points' | 'steps'; items: readonly (readonly Piece[])[] }
  | { kind: 'facts'; facts: readonly { what: string; says: readonly Piece[] }[] };

export type Section = { id: string; title: string; blocks: readonly Block[] };

export type Prose = {
  /** The text before the first heading. */
  lead: string;
  sections: readonly Section[];
};

const marks = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;
const elsewhere = /^(?:https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[+\d-]+)$/;

const pageIn = (to: string) => pagesOfShop.find((page) => page === to);

function linkTo(text: string, to: string): Piece | undefined {
  const page = pageIn(to);
  if (page) return { text, page };
  return elsewhere.test(to) ? { text, outside: to } : undefined;
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: strong, 2: text, 3: to, index } of line.matchAll(marks)) {
    if (index > end) pieces.push({ text: line.slice(end, index) });
    if (strong) pieces.push({ text: strong, strong: true });
    else pieces.push(linkTo(text!, to!) ?? { text: whole });
    end = index + whole.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

/** The first link that leads nowhere, as it was typed. */
export const wrongLinkIn = (text: string) =>
  [...text.matchAll(marks)].find(([, , words, to]) => words && !linkTo(words, to!))?.[0];

type Entry = {
  kind: 'heading' | 'point' | 'step' | 'note' | 'fact' | 'paragraph';
  text: string;
  what?: string;
};

function entryOf(line: string): Entry {
  const [, sign, after = ''] = /^(#+|-|\*|\d{1,2}\.|>)\s+(.+)$/.exec(line) ?? [];
  if (sign?.startsWith('#')) return { kind: 'heading', text: after };
  if (sign === '-' || sign === '*') return { kind: 'point', text: after };
  if (sign === '>') return { kind: 'note', text: after };
  if (sign) return { kind: 'step', text: after };
  const [what, ...says] = line.split(' :: ');
  return says.length > 0
    ? { kind: 'fact', what: what!, text: says.join(' :: ') }
    : { kind: 'paragraph', text: line };
}

/** A line without a mark of its own continues the entry right above it; an empty line ends the entry. */
function entriesOf(text: string) {
  const entries: Entry[] = [];
  let above: Entry | undefined;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const entry = line ? entryOf(line) : undefined;
    const goesOn =
      entry?.kind === 'paragraph'
        ? above && above.kind !== 'heading'
        : entry?.kind === 'note' && above?.kind === 'note';
    if (entry && goesOn) {
      above!.text += ` ${entry.text}`;
      continue;
    }
    if (entry) entries.push(entry);
    above = entry;
  }
  return entries;
}

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\p{M}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function blocksOf(entries: readonly Entry[]): Block[] {
  const blocks: Block[] = [];
  for (const [at, { kind, text }] of entries.entries()) {
    if (kind === 'paragraph' || kind === 'note') blocks.push({ kind, pieces: piecesOf(text) });
    else if (entries[at - 1]?.kind !== kind) blocks.push(listFrom(entries.slice(at)));
  }
  return blocks;
}

/** A list of all entries of the same kind that follow each other at the beginning. */
function listFrom(entries: readonly Entry[]): Block {
  const { kind } = entries[0]!;
  const end = entries.findIndex((entry) => entry.kind !== kind);
  const row = end < 0 ? entries : entries.slice(0, end);
  if (kind === 'fact')
    return { kind: 'facts', facts: row.map(({ what, text }) => ({ what: what!, says: piecesOf(text) })) };
  return { kind: kind === 'step' ? 'steps' : 'points', items: row.map(({ text }) => piecesOf(text)) };
}

/**
 * A text as an owner types it, read for the page: `# ` begins a section, `- ` and `1. ` a list, `> ` a note, and
 * `What :: says` a row of facts; `**strong**` and `[words](/contact-us)` stand inside a line. Nothing of it is HTML.
 */
export function readProse(text: string): Prose {
  const entries = entriesOf(text);
  const starts = entries.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  const sections = starts.map((start, at) => {
    const title = entries[start]!.text;
    return {
      id: slugOf(title) || `part-${at + 1}`,
      title,
      blocks: blocksOf(entries.slice(start + 1, starts[at + 1])),
    };
  });
  const before = entries.slice(0, starts[0] ?? entries.length);
  return { lead: before.map(({ text: words }) => words).join(' '), sections };
}
