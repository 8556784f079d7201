import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import frame from './control.module.css';
import { Field, type FieldTexts } from './Field';
import css from './TextArea.module.css';

type Props = Omit<ComponentProps<'textarea'>, keyof FieldTexts> & FieldTexts;

export function TextArea(props: Props) {
  const { label, hint, error, required, hideLabel, id, rows = 3, className, ...area } = props;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id }}>
      {(control) => (
        <span className={frame.frame}>
          <textarea
            rows={rows}
            {...area}
            {...control}
            className={classNames(frame.input, css.area, className)}
          />
        </span>
      )}
    </Field>
  );
}
