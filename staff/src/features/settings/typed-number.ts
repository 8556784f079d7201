/** The number in a field; NaN for an empty field, because 0 means something. */
export function typedNumber(typed: FormData, name: string): number {
  const text = typed.get(name);
  return typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
}
