const [tab, newline, equals, zero] = [9, 10, 61, 48] as const;

const orEnd = (text: Buffer, found: number) => (found < 0 ? text.length : found);

export const lineEnd = (text: Buffer, at: number) => orEnd(text, text.indexOf(newline, at));

/** 0 for a country, 1 for a state, 2 for a city. */
export const depthAt = (text: Buffer, at: number) => (text[at] !== tab ? 0 : text[at + 1] !== tab ? 1 : 2);

/** A country's line, or a state's: id, code, name. */
export function regionAt(text: Buffer, at: number, end: number) {
  const [id = '', code = '', name = ''] = text.toString('utf8', at, end).trimStart().split('\t');
  return { id: Number(id), code, name };
}

/** Where the name on a city's line ends; ZIPs may follow, and then `=id` unless that is the expected one. */
export function cityNameEnd(text: Buffer, at: number, end: number) {
  const next = text.indexOf(tab, at + 2);
  return next < 0 || next > end ? end : next;
}

export const cityNameAt = (text: Buffer, at: number, nameEnd: number) =>
  text.toString('utf8', at + 2, nameEnd);

/** What follows the name on a city's line. */
export function cityDetailsAt(text: Buffer, nameEnd: number, end: number) {
  const zips: number[] = [];
  let id: number | undefined;
  for (let at = nameEnd; at < end; ) {
    const isId = text[at + 1] === equals;
    at += isId ? 2 : 1;
    let number = 0;
    for (; at < end && text[at]! >= zero; at++) number = number * 10 + text[at]! - zero;
    if (isId) id = number;
    else zips.push(number);
  }
  return { zips, id };
}
