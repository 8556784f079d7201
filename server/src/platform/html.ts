const signs = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text that is already markup. `html` escapes everything else. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Piece[] | false | undefined;

function markupOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(markupOf).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => signs.get(sign) ?? '');
}

/** Markup with values in it: every value is written as text, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]) =>
  new Markup(parts.reduce((text, part, at) => text + markupOf(pieces[at - 1]) + part));
