import { Card } from 'browser/ui/lists/Card';
import { StepMark } from 'browser/ui/lists/StepMark';
import { Badge } from 'browser/ui/values/Badge';
import { type ReactNode, useId } from 'react';
import css from './StartSteps.module.css';

type Props = { title: string; lead: string; done: boolean; children?: ReactNode };

export function Step({ title, lead, done, children }: Props) {
  const id = useId();
  return (
    <Card as="li" className={css.step} aria-labelledby={id}>
      <StepMark done={done} />
      <div className={css.body}>
        <div className={css.heading}>
          <h2 id={id}>{title}</h2>
          {done && <Badge tone="success">Done</Badge>}
        </div>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
    </Card>
  );
}
