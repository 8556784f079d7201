import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'success' | 'success-outline' | 'danger' | 'warning' | 'neutral' | 'brand';

export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
);
