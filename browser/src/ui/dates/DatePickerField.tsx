import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '../buttons/IconButton';
import { classNames } from '../class-names';
import control from '../fields/control.module.css';
import { FieldError, FieldHint, RequiredMark } from '../fields/Field';
import field from '../fields/Field.module.css';
import css from './DatePicker.module.css';
import { dateForm, momentForm } from './date-text';

export type DateFieldTexts = {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
};

type Props = DateFieldTexts & {
  frame: RefObject<HTMLDivElement | null>;
  time: boolean;
  open: boolean;
  onOpen: () => void;
  /** Makes the inputs; the first one takes the id that the label names. */
  children: (ids: { id: string; describedBy: string }) => ReactNode;
};

/**
 * The frame of the date pickers. An error takes the place of the hint, so that nothing moves when it appears
 * on leaving the field.
 */
export function DatePickerField(props: Props) {
  const {
    label,
    hideLabel,
    hint = props.time ? momentForm : dateForm,
    error,
    required,
    disabled,
    frame,
    open,
    onOpen,
    children,
  } = props;
  const id = useId();
  const message = `${id}-message`;

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <div className={field.field} data-field>
      <label className={field.label} htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
        {required && <RequiredMark />}
      </label>
      {/* The field and the button inside are the controls; the frame only hears their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={classNames(control.frame, css.frame)} onKeyDown={openByKey}>
        {children({ id, describedBy: message })}
        <span className={control.end}>
          <IconButton
            size="small"
            label={`Open the calendar: ${label}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onClick={onOpen}
          >
            <CalendarDays />
          </IconButton>
        </span>
      </div>
      {error ? <FieldError id={message}>{error}</FieldError> : <FieldHint id={message}>{hint}</FieldHint>}
    </div>
  );
}
