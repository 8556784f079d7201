import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './PrintedSheet.module.css';

type Seller = { store_name: string; store_address: string; store_phone: string };
type Props = { head: ReactNode; from: Seller; children: ReactNode };

/**
 * A page on paper, beside the shop and not within it: on paper it is alone, on the screen it is not there.
 */
export const PrintedSheet = ({ head, from, children }: Props) =>
  createPortal(
    <article className={css.sheet}>
      <header className={css.head}>
        <div>
          <p className={css.brand}>
            <Mark />
            Cellar Door
          </p>
          <p className={css.from}>
            <strong>{from.store_name}</strong>
            <span>{from.store_address}</span>
            <span>{from.store_phone}</span>
          </p>
        </div>
        <div className={css.title}>{head}</div>
      </header>
      {children}
    </article>,
    document.body,
  );

/** The arch and its bottle, in lines: a printer saves its ink. */
const Mark = () => (
  <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M3 30V15C3 8 8.600 2 16 2s13 6 13 13v15z" />
    <path d="M14.500 9v3.500c0 2-3.500 3-3.500 6.500v11h10V19c0-3.500-3.500-4.500-3.500-6.500V9z" />
  </svg>
);
