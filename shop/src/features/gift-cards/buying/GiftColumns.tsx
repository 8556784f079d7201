import type { ReactNode } from 'react';
import css from './GiftColumns.module.css';

/** What is done with a gift, beside what it looks like; the card stays in view where there is room. */
export const GiftColumns = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => (
  <div className={css.columns}>
    <div className={css.preview}>{preview}</div>
    <div className={css.main}>{children}</div>
  </div>
);
