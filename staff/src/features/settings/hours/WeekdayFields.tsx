import { Checkbox } from 'browser/ui/choices/Checkbox';
import { closesNextDay, type OpenFrom } from 'contract/opening';
import css from './HoursPanel.module.css';
import { OpenFromFields } from './OpenFromFields';

type Props = {
  day: string;
  /** None where it is closed. */
  row: OpenFrom | undefined;
  /** Whether the fields say what is missing. */
  isAsked: boolean;
  onChange: (row: OpenFrom | undefined) => void;
};

const usual: OpenFrom = { opens: '10:00', closes: '20:00' };

export const WeekdayFields = ({ day, row, isAsked, onChange }: Props) => (
  <fieldset className={css.weekday} aria-label={day}>
    <Checkbox
      label={day}
      checked={row !== undefined}
      onChange={({ target }) => onChange(target.checked ? usual : undefined)}
    />
    {row ? (
      <OpenFromFields value={row} isAsked={isAsked} onChange={onChange} />
    ) : (
      <p className={css.closed}>Closed</p>
    )}
    {row?.closes && closesNextDay(row) && <p className={css.night}>Closes the next day.</p>}
  </fieldset>
);
