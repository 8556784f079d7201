import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Notice.module.css';

type Props = {
  tone?: 'info' | 'success' | 'danger';
  children: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
  /** Where it answers a press whose button may be far away, such as in a bar on a phone. */
  comesIntoView?: boolean;
};

// Newer browsers return a promise, which React must not take for the ref's clean-up.
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

const marks = { info: Info, success: CircleCheck, danger: CircleAlert };

/**
 * A lasting message about the content below it; for passing events there are toasts. Errors are announced at
 * once.
 */
export function Notice({ tone = 'info', children, action, comesIntoView }: Props) {
  const Mark = marks[tone];
  return (
    <div
      ref={comesIntoView ? bringIntoView : undefined}
      className={css.notice}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Mark className={css.mark} aria-hidden="true" />
      <div className={css.words}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
