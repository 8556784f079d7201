import { type Answering, answers, refuses } from 'browser/testing/fake-server';
import type { Endpoint } from 'contract/platform/endpoint';
import { addWish, listWishMarks, removeWish, type WishMark, wishNotFound } from 'contract/wishlist';

type Wished = { product_id?: number; wine_set_id?: number };

const markOf = ({ product_id, wine_set_id }: Wished): WishMark => ({
  id: `0190b7e0-5f00-7000-8000-${String(product_id ?? `9${wine_set_id}`).padStart(12, '0')}`,
  product_id: product_id ?? null,
  wine_set_id: wine_set_id ?? null,
});

const replies = (endpoint: Endpoint, reply: Answering['reply']): Answering => ({ endpoint, reply });

/** A wishlist that keeps what is put on it; wishing twice is wishing once. */
export function keptWishlist(...wished: Wished[]) {
  const marks = new Map(wished.map(markOf).map((mark) => [mark.id, mark]));
  const keep = (one: Wished) => {
    const mark = markOf(one);
    marks.set(mark.id, mark);
    return mark;
  };
  const answerings = [
    replies(listWishMarks, (asked, path) => answers(listWishMarks, [...marks.values()]).reply(asked, path)),
    replies(addWish, (asked, path) => answers(addWish, keep(asked as Wished)).reply(asked, path)),
    replies(removeWish, (asked, path) => {
      const known = marks.delete(path.split('/').at(-1) ?? '');
      const says = known ? answers(removeWish) : refuses(removeWish, wishNotFound);
      return says.reply(asked, path);
    }),
  ] as const;
  return { marks, answerings, /** On another device. */ keep };
}
