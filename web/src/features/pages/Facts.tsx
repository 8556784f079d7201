import type { ReactNode } from 'react';
import css from './Facts.module.css';

type Props = { facts: readonly { what: string; says: ReactNode }[] };

/** What a reader looks up: a thing on the left, what holds for it on the right. */
export const Facts = ({ facts }: Props) => (
  <dl className={css.facts}>
    {facts.map(({ what, says }) => (
      <div key={what} className={css.fact}>
        <dt>{what}</dt>
        <dd>{says}</dd>
      </div>
    ))}
  </dl>
);
