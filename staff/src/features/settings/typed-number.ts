/** What was typed into a field; not a number where nothing was, for 0 is something. */
export function typedNumber(typed: FormData, name: string): number {
  const text = typed.get(name);
  return typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
}
