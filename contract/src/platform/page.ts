import * as v from 'valibot';

export const pageSizes = [10, 20, 50, 75, 100] as const;

const wholeNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'Must be a whole number'),
    v.transform(Number),
    v.minValue(1, 'Must be 1 or more'),
    v.maxValue(most, `Must be ${most} or less`),
  );

/** The part of a query that asks for one page of a list. */
export const pageQuery = (pageSize: number) => ({
  page: v.optional(wholeNumber(1_000_000), '1'),
  pageSize: v.optional(wholeNumber(100), String(pageSize)),
});

export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    data: v.array(item),
    total_rows: v.number(),
    total_pages: v.number(),
    page: v.number(),
    pageSize: v.number(),
  });

export type PageAsked = { page: number; pageSize: number };

export const toPage = <Row>(data: Row[], total_rows: number, { page, pageSize }: PageAsked) => ({
  data,
  total_rows,
  total_pages: Math.max(1, Math.ceil(total_rows / pageSize)),
  page,
  pageSize,
});
