import type { PickItem } from 'contract/orders/picking.staff';
import { barcode } from 'contract/stock/barcode';
import * as v from 'valibot';
import { nameOfLine } from '../words-of-orders';

type Scanned =
  | { item: PickItem; bottles: number }
  /** `isHere`: the bottle is right, and there is no room for it. */
  | { trouble: string; isHere?: true };

/** What a code puts into the bag: a bottle's one, a case's all its bottles. Anything else is wrong, in words. */
export function whatWasScanned(items: readonly PickItem[], text: string): Scanned {
  const read = v.safeParse(barcode, text);
  if (!read.success) return { trouble: `${text}: ${read.issues[0].message}.` };
  const known = items.flatMap((item) =>
    item.barcodes
      .filter(({ code }) => code === read.output)
      .map(({ bottles }) => ({ item, bottles, left: item.needed - item.picked })),
  );
  const fits = known.find(({ bottles, left }) => bottles <= left);
  if (fits) return { item: fits.item, bottles: fits.bottles };
  const [first] = known;
  if (!first) return { trouble: `${text} is not in this order. Put it back.` };
  const name = nameOfLine(first.item);
  const open = known.find(({ left }) => left > 0);
  return open
    ? {
        trouble: `A case of ${name} has ${open.bottles}, and only ${open.left} more are needed.`,
        isHere: true,
      }
    : { trouble: `All ${first.item.needed} of ${name} are picked already.`, isHere: true };
}
