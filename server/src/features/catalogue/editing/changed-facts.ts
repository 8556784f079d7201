import { isDeepStrictEqual } from 'node:util';
import type { ProductFacts } from 'contract/catalogue/products.staff';

export type ChangedFacts = { readonly before: Partial<ProductFacts>; readonly after: Partial<ProductFacts> };

/** Only the facts that differ, with their values before and after. */
export function changedFacts(before: ProductFacts, after: ProductFacts): ChangedFacts | undefined {
  const names = (Object.keys(after) as (keyof ProductFacts)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.length === 0) return undefined;
  const only = (facts: ProductFacts) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}
