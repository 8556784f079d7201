import { type ReactNode, useId } from 'react';
import css from './Specimen.module.css';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type Props = { title: string; layout?: 'row' | 'column' | 'grid'; children: ReactNode };

export const Specimen = ({ title, layout = 'row', children }: Props) => (
  <div className={css.specimen}>
    <h3 className={css.title}>{title}</h3>
    <div className={css.stage} data-layout={layout}>
      {children}
    </div>
  </div>
);
