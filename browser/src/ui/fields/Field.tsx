import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './Field.module.css';

/** What a control needs to belong to its field: spread it on the input. */
type FieldControl = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** For those who listen only, where the place already says what it is. */
  hideLabel?: boolean;
};

type Props = FieldTexts & { id?: string; children: (control: FieldControl) => ReactNode };

export function Field({ label, hint, error, required = false, hideLabel = false, id, children }: Props) {
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={control} data-hidden={hideLabel || undefined}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: control,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Hangs in the margin before the label: there it stays when the letters of the label become wider. */
export const RequiredMark = () => (
  <span className={css.required} aria-hidden="true">
    {' *'}
  </span>
);

export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={css.hint}>
    {children}
  </p>
);

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={css.error}>
    {/* The mark, so that colour is never alone. */}
    <CircleAlert className={css.mark} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
