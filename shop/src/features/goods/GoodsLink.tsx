import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './GoodsLink.module.css';

type Props = {
  product?: { id: number; slug: string } | null;
  wineSet?: { id: number } | null;
  /** Its name. */
  children: ReactNode;
};

/** Links a line of a cart or an order to its page; a product that has left the range shows only its name. */
export function GoodsLink({ product, wineSet, children }: Props) {
  if (wineSet)
    return (
      <Link className={css.link} to="/WineSetDetail/$id" params={{ id: `${wineSet.id}` }}>
        {children}
      </Link>
    );
  if (!product) return children;
  return (
    <Link
      className={css.link}
      to="/products/$productName/$productId"
      params={{ productName: product.slug, productId: `${product.id}` }}
    >
      {children}
    </Link>
  );
}
