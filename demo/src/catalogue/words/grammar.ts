import type { Random } from '../../pictures/drawing/random.js';

// A template is a text with {slots} and [one|another] of several words.

type Piece = { text: string } | { slot: string } | { choices: readonly (readonly Piece[])[] };
export type Slots = Readonly<Record<string, string>>;

const token = /\[([^\]]*)\]|\{([a-z]+)\}/g;

function parse(template: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of template.matchAll(token)) {
    if (found.index > end) pieces.push({ text: template.slice(end, found.index) });
    const [whole, choices, slot] = found;
    if (slot !== undefined) pieces.push({ slot });
    else if (choices !== undefined) pieces.push({ choices: choices.split('|').map(parse) });
    end = found.index + whole.length;
  }
  if (end < template.length) pieces.push({ text: template.slice(end) });
  return pieces;
}

const beforeVowel = /(?:^| )a $/i;

function spoken(pieces: readonly Piece[], slots: Slots, chance: Random): string {
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('choices' in piece) text += spoken(chance.pick(piece.choices), slots, chance);
    else {
      const word = Object.hasOwn(slots, piece.slot) ? slots[piece.slot] : undefined;
      if (word === undefined) throw new Error(`There is no word for {${piece.slot}}.`);
      text = beforeVowel.test(text) && /^[aeio]/i.test(word) ? `${text.slice(0, -1)}n ${word}` : text + word;
    }
  }
  return text;
}

const known = new Map<string, Piece[]>();

function pieces(template: string): Piece[] {
  const parsed = known.get(template) ?? parse(template);
  known.set(template, parsed);
  return parsed;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One sentence, with a capital and a full stop. */
export function sentence(template: string, slots: Slots, chance: Random): string {
  const text = capital(spoken(pieces(template), slots, chance));
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function joined(list: readonly string[]): string {
  const last = list.at(-1) ?? '';
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} and ${last}`;
}

export function shuffled<T>(list: readonly T[], chance: Random): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance.next() * (i + 1));
    const [a, b] = [order[i], order[j]];
    if (a === undefined || b === undefined) continue;
    order[i] = b;
    order[j] = a;
  }
  return order;
}
