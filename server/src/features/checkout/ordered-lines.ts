import type { ChosenWay, JudgedLine, WholeCart } from '../cart/index.js';

const named = ({ product, wine_set }: JudgedLine) => {
  if (product) {
    const { name, brand, vintage, size_ml, pack_count, image_id } = product;
    return { name, brand, vintage, size_ml, pack_count, image_id };
  }
  const { name, pieces, image_id } = wine_set!;
  return { name, brand: '', vintage: null, size_ml: null, pack_count: pieces, image_id };
};

/** The lines of a cart as they are sold: named as they are today, a set at the price of its parts less what it saves. */
export const orderedLines = (lines: readonly JudgedLine[], { tax }: Pick<ChosenWay, 'tax'>) =>
  lines.map((line) => ({
    ...named(line),
    product_id: line.product_id,
    wine_set_id: line.wine_set_id,
    quantity: line.quantity,
    unit_price: line.price! + line.saves,
    savings: line.saves * line.quantity,
    tax: tax.get(line.id) ?? 0,
    lottery_id: line.lottery_id,
    ticket_id: line.ticket_id,
  }));

/** What is taken out of the shelf: sets as their parts. */
export const orderedParts = (lines: readonly JudgedLine[], goods: NonNullable<WholeCart['goods']>) =>
  lines.flatMap(({ product_id, wine_set_id, quantity }) =>
    product_id === null
      ? goods.wineSets
          .get(wine_set_id!)!
          .parts.map((part) => ({ product_id: part.product_id, quantity: part.quantity * quantity }))
      : [{ product_id, quantity }],
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
