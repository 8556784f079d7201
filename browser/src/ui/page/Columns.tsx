import type { ReactNode } from 'react';
import css from './Columns.module.css';

/** The choices on the left and, where there is room, their sums on the right. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
);

export const Column = ({ children }: { children: ReactNode }) => <div className={css.column}>{children}</div>;
