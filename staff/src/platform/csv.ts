type Cell = string | number;

const startsFormula = /^[=+\-@\t\r]/;

/** A spreadsheet runs text that begins like a formula, whoever wrote it. */
const written = (value: Cell) => {
  const text = typeof value === 'string' && startsFormula.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows under the names of their columns. */
export const csvOf = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

export function saveFile(name: string, bytes: Blob) {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

// Without this mark Excel reads é as two letters.
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]) =>
  saveFile(`${name}.csv`, new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv' }));
