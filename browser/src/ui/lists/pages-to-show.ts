export type PageEntry = number | 'gap';

/**
 * First, last and the neighbors of the current page; a gap for what lies between, unless that is a single
 * page.
 */
export function pagesToShow(current: number, total: number): PageEntry[] {
  const here = Math.max(1, Math.min(current, total));
  const pages = new Set([1, here - 1, here, here + 1, total].filter((page) => page >= 1 && page <= total));
  return [...pages].flatMap((page, index, all) => {
    const before = all[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
