import type { ReactNode } from 'react';
import css from './Published.module.css';

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** What stands published, or would be: by name, in one's own time. */
export const Published = ({ facts }: Props) => (
  <dl>
    {facts.map(
      ([name, value]) =>
        value != null && (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

export const Rules = ({ text }: { text: string }) => (
  <div className={css.rules}>
    {text.split('\n\n').map((words) => (
      <p key={words}>{words}</p>
    ))}
  </div>
);
