import { type ReactNode, useEffect } from 'react';
import { announce } from './announcer';
import css from './LoadingOverlay.module.css';
import { Spinner } from './Spinner';

type Props = {
  busy: boolean;
  /** What is going on, announced when it starts. */
  label: string;
  /** What it covers. */
  children: ReactNode;
};

export function LoadingOverlay({ busy, label, children }: Props) {
  useEffect(() => {
    if (busy) announce(label);
  }, [busy, label]);

  return (
    <div className={css.container} aria-busy={busy}>
      {children}
      {busy && (
        <div className={css.veil}>
          <Spinner size="large" />
        </div>
      )}
    </div>
  );
}
