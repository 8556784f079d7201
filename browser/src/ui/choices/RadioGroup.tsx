import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint, RequiredMark } from '../fields/Field';
import css from './RadioGroup.module.css';

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** A control of its own, which therefore stands beside the label and not inside it. */
  aside?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = {
  label: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  look?: 'row' | 'list' | 'cards';
};

export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, name, choices, value, defaultValue, onChange, hint, error, required, hideLabel, look } =
    props;
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      className={css.group}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
    >
      <legend className={css.legend} data-hidden={hideLabel || undefined}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={css.choices} data-look={look ?? 'list'}>
        {choices.map((choice) => (
          <div key={choice.value} className={css.frame}>
            <label className={css.choice}>
              <input
                type="radio"
                className={css.dot}
                name={name}
                value={choice.value}
                disabled={choice.disabled}
                checked={value === undefined ? undefined : value === choice.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
                onChange={() => onChange?.(choice.value)}
              />
              <span>
                {choice.label}
                {choice.hint && <span className={css.hint}>{choice.hint}</span>}
              </span>
            </label>
            {choice.aside && <div className={css.aside}>{choice.aside}</div>}
          </div>
        ))}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
