import { Card } from 'browser/ui/lists/Card';
import { type ReactNode, useId } from 'react';
import css from './Section.module.css';

type Props = { title: string; lead: ReactNode; children: ReactNode };

export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Card as="section" className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.lead}>{lead}</p>
      {children}
    </Card>
  );
}
