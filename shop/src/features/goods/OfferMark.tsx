import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './OfferMark.module.css';

/** That an offer takes something off these goods. */
export const OfferMark = ({ children }: { children: ReactNode }) => (
  <span className={css.mark}>
    <Tag aria-hidden="true" />
    <span>{children}</span>
  </span>
);
