import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Notice.module.css';

type Props = {
  tone?: 'info' | 'success' | 'danger';
  children: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
  /** Where it answers a press whose button may be far away, such as in a bar on a phone. */
  comesIntoView?: boolean;
};

const marks = { info: Info, success: CircleCheck, danger: CircleAlert };

/**
 * A lasting message about the content below it; for passing events there are toasts. Errors are announced at
 * once.
 */
export function Notice({ tone = 'info', children, action, comesIntoView = false }: Props) {
  const Mark = marks[tone];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesIntoView) place.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  return (
    <div ref={place} className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Mark className={css.mark} aria-hidden="true" />
      <div className={css.words}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
