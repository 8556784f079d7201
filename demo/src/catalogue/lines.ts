import { glassAndTools } from './facts/goods-glass-and-tools.js';
import { mixersAndBitters } from './facts/goods-mixers-and-bitters.js';
import { beers, sakes, spiritStyles, wineStyles } from './facts/styles.js';
import type { Producer } from './producers/producer.js';
import { producers } from './producers/producers.js';
import type { Allocation } from './product.js';

interface Extras {
  sizeMl?: number;
  packCount?: number;
  can?: '355' | '473';
  ageYears?: number;
  abv?: number;
  allocation: Allocation;
  featured: boolean;
}

/** One planned product: who makes it, in which style, and what is special about it. */
export interface Line extends Extras {
  /** From 1 on. */
  number: number;
  producer: Producer;
  /** Which of its producer's products it is, and which of its style's, from 0. */
  ofProducer: number;
  ofStyle: number;
  style: string;
  /** Empty for the style's own name. */
  name: string;
  /** From 0, the cheapest of its style, to 1. */
  place: number;
}

const readers: readonly [RegExp, (found: RegExpMatchArray) => Partial<Extras>][] = [
  [/^(\d+) ml$/, ([, ml]) => ({ sizeMl: Number(ml) })],
  [/^can (355|473) x(\d)$/, ([, ml, count]) => canOf(ml === '473' ? '473' : '355', Number(count))],
  [/^(\d+) x(\d)$/, ([, ml, count]) => ({ sizeMl: Number(ml), packCount: Number(count) })],
  [/^(\d+) years$/, ([, years]) => ({ ageYears: Number(years) })],
  [/^abv ([\d.]+)$/, ([, abv]) => ({ abv: Number(abv) })],
  [/^limit (\d+)$/, ([, bottles]) => ({ allocation: { kind: 'limit', bottles: Number(bottles) } })],
  [/^lottery$/, () => ({ allocation: { kind: 'lottery' } })],
  [/^featured$/, () => ({ featured: true })],
];

const canOf = (can: '355' | '473', packCount: number) => ({ can, sizeMl: Number(can), packCount });

function extrasOf(text: string): Extras {
  const extras: Extras = { allocation: { kind: 'none' }, featured: false };
  for (const word of text.split(', ').filter(Boolean)) {
    const reader = readers.find(([form]) => form.test(word));
    const found = reader && word.match(reader[0]);
    if (!found) throw new Error(`A producer's range says '${word}', which has no meaning.`);
    Object.assign(extras, reader[1](found));
  }
  return extras;
}

type Row = Omit<Line, 'number' | 'ofStyle'>;

function rowsOf(producer: Producer): Row[] {
  const rows = producer.range.trim().split('\n');
  return rows.map((row, ofProducer) => {
    const [style = '', name = '', place = '', extras = ''] = row.split('|').map((part) => part.trim());
    return { producer, ofProducer, style, name, place: Number(place) / 100, ...extrasOf(extras) };
  });
}

function known(rows: readonly Row[], styles: ReadonlyMap<string, unknown>): readonly Row[] {
  for (const { style, producer } of rows) {
    if (!styles.has(style)) throw new Error(`${producer.name} makes '${style}', which no table knows.`);
  }
  return rows;
}

function numbered(lists: Record<'wine' | 'spirits' | 'beer' | 'sake', readonly Row[]>) {
  const seen = new Map<string, number>();
  let number = 0;
  const lines = (rows: readonly Row[]): Line[] =>
    rows.map((row) => {
      const ofStyle = seen.get(row.style) ?? 0;
      seen.set(row.style, ofStyle + 1);
      number += 1;
      return { ...row, number, ofStyle };
    });
  return {
    wine: lines(lists.wine),
    spirits: lines(lists.spirits),
    beer: lines(lists.beer),
    sake: lines(lists.sake),
  };
}

/** The whole planned range of the demo shop, without the goods. */
export const plan = numbered({
  wine: known(producers.wine.flatMap(rowsOf), wineStyles),
  spirits: known(producers.spirits.flatMap(rowsOf), spiritStyles),
  beer: known(producers.beer.flatMap(rowsOf), beers),
  sake: known(producers.sake.flatMap(rowsOf), sakes),
});

export const goods = [...glassAndTools, ...mixersAndBitters];
export const lines: readonly Line[] = [...plan.wine, ...plan.spirits, ...plan.beer, ...plan.sake];
export const planned = lines.length + goods.length;
