import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import css from '../placeholder.module.css';

type Props = {
  /** What happened. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  again?: () => unknown;
  busy?: boolean;
};

export const Trouble = ({ title = 'Something went wrong', children, again, busy }: Props) => (
  <div className={css.placeholder} role="alert">
    <p className={css.title}>{title}</p>
    {children && <div className={css.text}>{children}</div>}
    {again && (
      <Button variant="secondary" busy={busy} busyLabel="Trying again" onClick={() => again()}>
        Try again
      </Button>
    )}
  </div>
);
