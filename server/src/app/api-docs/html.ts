/** Text that is markup already. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Markup };

type Part = string | number | Markup | readonly Part[] | false | undefined;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function written(part: Part): string {
  if (part === false || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (sign) => signs[sign]!);
}

/** Markup with values in it: every value is written as text, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(texts.map((text, at) => text + written(parts[at])).join(''));
