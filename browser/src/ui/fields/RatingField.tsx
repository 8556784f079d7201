import { type ReactNode, useId } from 'react';
import { plural } from '../../formats/format';
import { VisuallyHidden } from '../VisuallyHidden';
import { Stars } from '../values/Stars';
import { FieldError, RequiredMark } from './Field';
import css from './RatingField.module.css';

type Props = {
  label: ReactNode;
  name: string;
  defaultValue?: number;
  onChange?: (stars: number) => void;
  error?: ReactNode;
  required?: boolean;
};

/** One to five stars to give: five radio buttons that look like stars. */
export function RatingField({ label, name, defaultValue, onChange, error, required }: Props) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={css.group}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      aria-describedby={error ? id : undefined}
    >
      <legend className={css.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={css.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={stars === defaultValue}
              onChange={() => onChange?.(stars)}
            />
            <Stars count={1} />
            <VisuallyHidden>{plural(stars, { one: '# star', other: '# stars' })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
