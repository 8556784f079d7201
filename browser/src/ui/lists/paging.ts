import { pageSizes } from 'contract/platform/page';

export type Paging = { page: number; pageSize: number };

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value) as unknown;
const wholeOf = (value: unknown) => Math.trunc(Number(first(value)));
const mostPages = 1_000_000;

/** Turns whatever is in the address bar into the nearest valid page. */
export function pageIn(value: unknown) {
  const page = wholeOf(value);
  return page >= 1 ? Math.min(page, mostPages) : 1;
}

/** The page size on offer that comes nearest. */
export function pageSizeIn(value: unknown, usual: number) {
  const size = wholeOf(value);
  if (!(size > 0)) return usual;
  return pageSizes.reduce<number>(
    (nearest, each) => (Math.abs(each - size) < Math.abs(nearest - size) ? each : nearest),
    usual,
  );
}

/** The search params for an address, without the defaults. */
export const pagingInAddress = ({ page, pageSize }: Paging, usual: number) => ({
  page: page === 1 ? undefined : String(page),
  pageSize: pageSize === usual ? undefined : String(pageSize),
});
