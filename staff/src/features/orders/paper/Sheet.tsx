import type { StaffOrder } from 'contract/orders/orders.staff';
import type { ReactNode } from 'react';
import { Code128 } from '../../../ui/Code128';
import css from './Sheet.module.css';

type Seller = Pick<StaffOrder, 'store_name' | 'store_address' | 'store_phone'>;
type Props = { title: string; from: Seller; number?: string; children: ReactNode };

/** A page of its own, white as paper is: who sends it, what it is, and its order as a scanner reads it. */
export const Sheet = ({ title, from, number, children }: Props) => (
  <article className={css.sheet} aria-label={[title, number].filter(Boolean).join(' ')}>
    <header className={css.head}>
      <p className={css.from}>
        <strong>{from.store_name}</strong>
        <span>{from.store_address}</span>
        <span>{from.store_phone}</span>
      </p>
      <div className={css.title}>
        <h2>{title}</h2>
        {number && (
          <>
            <Code128 text={number} className={css.code} />
            <p>{number}</p>
          </>
        )}
      </div>
    </header>
    {children}
  </article>
);
