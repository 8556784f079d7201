import type { ReactNode } from 'react';
import placeholder from '../placeholder.module.css';
import css from './EmptyState.module.css';

type Props = {
  /** An illustration or an icon; it says nothing that the words do not say. */
  picture?: ReactNode;
  title: ReactNode;
  /** What would be here. */
  children?: ReactNode;
  /** The way to it. */
  action?: ReactNode;
};

export const EmptyState = ({ picture, title, children, action }: Props) => (
  <div className={placeholder.placeholder}>
    {picture && (
      <div className={css.picture} aria-hidden="true">
        {picture}
      </div>
    )}
    <p className={placeholder.title}>{title}</p>
    {children && <div className={placeholder.text}>{children}</div>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);
