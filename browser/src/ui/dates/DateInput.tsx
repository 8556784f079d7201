import type { ComponentProps } from 'react';
import control from '../fields/control.module.css';
import type { useDateText } from './use-date-text';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  date: ReturnType<typeof useDateText>;
  invalid: boolean;
};

/** A date that is typed. */
export const DateInput = ({ date, invalid, ...rest }: Props) => (
  <input
    {...rest}
    type="text"
    className={control.input}
    autoComplete={rest.autoComplete ?? 'off'}
    spellCheck={false}
    value={date.text}
    aria-invalid={invalid || undefined}
    onChange={(event) => date.type(event.target.value)}
    onBlur={date.leave}
  />
);
