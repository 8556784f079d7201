/** The address bar holds text, and each parameter is either there or not. */
export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

type Search = Record<string, string | readonly string[]>;

/** Several values of one name are a list. Unlike the router's own reading, `?q=15` stays text. */
export function parseSearch(address: string): Search {
  // A map, because a plain object has names of its own, such as `constructor`.
  const search = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(address)) {
    const known = search.get(name);
    search.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(search);
}

type Written = string | number | boolean | null | undefined;

export function stringifySearch(search: Record<string, unknown>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat() as Written[])
      if (each !== undefined && each !== null && each !== '') address.append(name, String(each));
  return address.size > 0 ? `?${address}` : '';
}
