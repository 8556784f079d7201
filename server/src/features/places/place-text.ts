const tab = 9;
const newline = 10;

type CityLine = { readonly nameEnd: number; readonly end: number; readonly id: number; readonly zips: string };

/** The end of the line that starts at `at`. */
export function lineEnd(text: Buffer, at: number) {
  const end = text.indexOf(newline, at);
  return end < 0 ? text.length : end;
}

/** 0 for a country, 1 for a state, 2 for a city. */
export const depthAt = (text: Buffer, at: number) => (text[at] !== tab ? 0 : text[at + 1] !== tab ? 1 : 2);

/** The fields of a country's line (id, code, name) or of a state's. */
export function regionAt(text: Buffer, at: number, end: number) {
  const [id = '', code = '', name = ''] = text.toString('utf8', at, end).trimStart().split('\t');
  return { id: Number(id), code, name };
}

/** A city's line: its name, then perhaps its ZIPs, then perhaps its id; without one its id is the expected one. */
export function cityLineAt(text: Buffer, at: number, expectedId: number): CityLine {
  const end = lineEnd(text, at);
  const nextTab = text.indexOf(tab, at + 2);
  if (nextTab < 0 || nextTab > end) return { nameEnd: end, end, id: expectedId, zips: '' };
  const fields = text.toString('latin1', nextTab + 1, end).split('\t');
  const id = fields.find((field) => field.startsWith('='));
  return {
    nameEnd: nextTab,
    end,
    id: id ? Number(id.slice(1)) : expectedId,
    zips: fields.find((field) => !field.startsWith('=')) ?? '',
  };
}

export const cityNameAt = (text: Buffer, at: number, nameEnd: number) => text.toString('utf8', at + 2, nameEnd);
