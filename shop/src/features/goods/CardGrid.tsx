import { Children, type ReactNode } from 'react';
import css from './CardGrid.module.css';

type Props = {
  /** What is on this shelf, for those who listen. */
  label?: string;
  /** Others are on their way to take their place. */
  busy?: boolean;
  /** How many are seen at first: the others are drawn as they come near. */
  near?: number;
  children: ReactNode;
};

/** Two, three or four cards beside each other, as there is room. */
export const CardGrid = ({ label, busy, near, children }: Props) => (
  <div className={css.room}>
    <ul className={css.grid} aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (card, index) => (
        <li className={css.place} data-far={(near !== undefined && index >= near) || undefined}>
          {card}
        </li>
      ))}
    </ul>
  </div>
);
