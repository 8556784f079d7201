import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './MarkButton.module.css';

type Props = {
  icon: LucideIcon;
  /** What is marked, for people who do not see the text beside it. */
  label: string;
  marked: boolean;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Stays pressed: it marks what it stands at, and a second press takes the mark away. */
export const MarkButton = ({ icon: Icon, label, marked, busy, onClick, children }: Props) => (
  <button
    type="button"
    className={css.mark}
    aria-label={label}
    aria-pressed={marked}
    aria-disabled={busy || undefined}
    onClick={onClick}
  >
    <Icon aria-hidden="true" />
    {children}
  </button>
);
