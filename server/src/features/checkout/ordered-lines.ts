import { sum } from 'contract/platform/cents';
import { type ChosenWay, type JudgedLine, partsOf, type WholeCart } from '../cart/index.js';

type Bought = Pick<WholeCart, 'lines' | 'goods'>;

/** Whatever the store carries has a card, a price and parts; `checkLines` has refused everything else. */
function carried(line: JudgedLine, goods: Bought['goods']) {
  const { product, wine_set, price } = line;
  const parts = partsOf(line, goods);
  if (price === null || !parts || !(product ?? wine_set)) throw new Error(`${line.name} is not carried.`);
  return { price, parts };
}

const named = ({ product, wine_set, name }: JudgedLine) => ({
  name: product?.name ?? wine_set?.name ?? name,
  brand: product?.brand ?? '',
  vintage: product?.vintage ?? null,
  size_ml: product?.size_ml ?? null,
  pack_count: product?.pack_count ?? wine_set?.pieces ?? 1,
  image_id: product?.image_id ?? wine_set?.image_id ?? null,
});

/**
 * The lines of a cart as they are sold: with today's names, a set at the price of its parts less what it
 * saves, less what offers take off, and with the parts that `orderedParts` reserves. All comes from one reading, so that an edit of the
 * set meanwhile cannot make the order name other bottles than it reserves.
 */
export const orderedLines = ({ lines, goods }: Bought, { taxed: ofLines }: Pick<ChosenWay, 'taxed'>) =>
  lines.map((line) => {
    const taxed = ofLines.get(line.id) ?? [];
    return {
      ...named(line),
      product_id: line.product_id,
      wine_set_id: line.wine_set_id,
      quantity: line.quantity,
      unit_price: carried(line, goods).price + line.saves,
      savings: line.saves * line.quantity + sum(line.promotions.map(({ saved }) => saved)),
      promotions: line.promotions,
      tax: sum(taxed.map(({ tax }) => tax)),
      taxed,
      lottery_id: line.lottery_id,
      ticket_id: line.ticket_id,
      setParts: line.wine_set_id === null ? [] : carried(line, goods).parts,
    };
  });

/** The bottles to take off the shelf; sets as their parts. */
export const orderedParts = ({ lines, goods }: Bought) =>
  lines.flatMap((line) =>
    carried(line, goods).parts.map(({ product_id, quantity }) => ({
      product_id,
      quantity: quantity * line.quantity,
    })),
  );

/** The bottles that were won, in the order of their lotteries. */
export const wonLines = (lines: readonly JudgedLine[]) =>
  lines
    .flatMap(({ ticket_id: ticketId, lottery_id: lotteryId, product_id }) =>
      ticketId !== null && lotteryId !== null && product_id !== null
        ? [{ ticketId, lotteryId, product_id }]
        : [],
    )
    .sort((one, other) => one.lotteryId - other.lotteryId);
