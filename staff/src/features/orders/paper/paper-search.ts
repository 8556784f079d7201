import type { SearchSchemaInput } from '@tanstack/react-router';

/** What is printed, and how it is called. */
export const papers = {
  pick: 'Pick sheet',
  slip: 'Packing slip',
  gift: 'Gift slip',
  invoice: 'Invoice',
  address: 'Address label',
} as const;
export type PaperKind = keyof typeof papers;
export const paperKinds = Object.keys(papers) as PaperKind[];

export type PaperSearch = { kind: PaperKind; orders: string };

/** Whatever stands in the address bar: order numbers with commas between them. */
export const paperSearch = ({
  kind,
  orders,
}: { kind?: unknown; orders?: unknown } & SearchSchemaInput): PaperSearch => ({
  kind: paperKinds.find((each) => each === kind) ?? 'slip',
  // A number without its store is a number until it is read.
  orders: typeof orders === 'string' || typeof orders === 'number' ? `${orders}` : '',
});
