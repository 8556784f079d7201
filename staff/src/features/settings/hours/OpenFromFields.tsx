import { TextField } from 'browser/ui/fields/TextField';
import type { OpenFrom } from 'contract/opening';
import css from './HoursPanel.module.css';

type Props = {
  value: OpenFrom;
  /** Whether the fields say what is missing. */
  isAsked: boolean;
  onChange: (value: OpenFrom) => void;
};

const missing = (time: string, isAsked: boolean) => (isAsked && time === '' ? 'Enter a time' : undefined);

export const OpenFromFields = ({ value, isAsked, onChange }: Props) => (
  <div className={css.times}>
    <TextField
      type="time"
      label="Opens"
      hideLabel
      value={value.opens}
      error={missing(value.opens, isAsked)}
      onChange={({ target }) => onChange({ ...value, opens: target.value })}
    />
    <TextField
      type="time"
      label="Closes"
      hideLabel
      value={value.closes}
      error={missing(value.closes, isAsked)}
      onChange={({ target }) => onChange({ ...value, closes: target.value })}
    />
  </div>
);
