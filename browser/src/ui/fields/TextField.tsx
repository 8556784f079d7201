import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './control.module.css';
import { Field, type FieldTexts } from './Field';

type Props = Omit<ComponentProps<'input'>, keyof FieldTexts> &
  FieldTexts & {
    /** Before the text: an icon, a unit. */
    start?: ReactNode;
    /** After the text: a button. */
    end?: ReactNode;
  };

export function TextField(props: Props) {
  const { label, hint, error, required, hideLabel, id, start, end, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id }}>
      {(control) => (
        <span className={css.frame}>
          {start && <span className={css.start}>{start}</span>}
          <input type="text" {...input} {...control} className={classNames(css.input, className)} />
          {end && <span className={css.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
