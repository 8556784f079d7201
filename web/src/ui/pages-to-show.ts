export type PageEntry = number | 'gap';

/** First, last and the neighbours of the current page; a gap for what lies between. */
export function pagesToShow(current: number, total: number): PageEntry[] {
  const here = Math.max(1, Math.min(current, total));
  const pages = new Set([1, here - 1, here, here + 1, total].filter((page) => page >= 1 && page <= total));
  return [...pages].flatMap((page, index, all) => {
    const before = all[index - 1] ?? 0;
    return page - before > 1 ? ['gap', page] : [page];
  });
}
