import type { ReactNode } from 'react';
import css from './OperationScreen.module.css';

type Props = { name: ReactNode; about: ReactNode; children: ReactNode };

/** What it is, a line about it, and how it stands or what to do. */
export const Row = ({ name, about, children }: Props) => (
  <li className={css.row}>
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      <p className={css.about}>{about}</p>
    </div>
    {children}
  </li>
);
