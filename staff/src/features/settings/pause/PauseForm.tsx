import { formatTime } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { FieldError } from 'browser/ui/fields/Field';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { pausableNames, pauseInWords, pauseLengths, pauseStoreBody } from 'contract/settings/pauses';
import type { PausableMode } from 'contract/stores';
import { useId, useState } from 'react';
import css from './PauseForm.module.css';
import { pause } from './pauses.api';

type Props = {
  storeId: number;
  modes: readonly PausableMode[];
  timezone: string;
  /** When the server was last asked. */
  now: number;
};

function read(form: HTMLFormElement) {
  const fields = new FormData(form);
  return {
    modes: fields.getAll('modes'),
    minutes: Number(fields.get('minutes')),
    reason: fields.get('reason'),
  };
}

const usualReason = 'We are catching up on orders';

/** One press pauses all that is open for a quarter of an hour; everything else is a choice. */
export function PauseForm({ storeId, modes, timezone, now }: Props) {
  const heading = useId();
  const [minutes, setMinutes] = useState<string>(String(pauseLengths[0]));
  const [left, setLeft] = useState<readonly PausableMode[]>([]);
  const [reason, setReason] = useState(usualReason);
  const { form, errors, busy, trouble } = useForm(
    pauseStoreBody,
    async (body) => notify(await pause(storeId, body)),
    read,
  );
  const [first] = modes.filter((mode) => !left.includes(mode));
  const choose = (mode: PausableMode, isChosen: boolean) =>
    setLeft(isChosen ? left.filter((each) => each !== mode) : [...left, mode]);
  const until = formatTime(now + Number(minutes) * 60_000, timezone);
  return (
    <Card as="section" aria-labelledby={heading}>
      <form {...form} className={css.form} aria-labelledby={heading}>
        <h2 id={heading}>Pause new orders</h2>
        <fieldset className={css.modes}>
          <legend>What to pause</legend>
          {modes.map((mode) => (
            <Checkbox
              key={mode}
              name="modes"
              value={mode}
              label={pausableNames[mode]}
              checked={!left.includes(mode)}
              onChange={(event) => choose(mode, event.target.checked)}
            />
          ))}
          {errors.modes && <FieldError>{errors.modes}</FieldError>}
        </fieldset>
        <RadioGroup
          label="For how long"
          name="minutes"
          look="row"
          value={minutes}
          onChange={setMinutes}
          choices={pauseLengths.map((length) => ({ value: String(length), label: `${length} minutes` }))}
        />
        <TextField
          label="Why"
          name="reason"
          hint="Customers read it."
          required
          maxLength={120}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={errors.reason}
        />
        <p className={css.preview}>
          {first && <>Customers will read: “{pauseInWords(first, until, reason.trim() || '…')}.” </>}
          Orders already placed stay as they are.
        </p>
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Pausing">
          Pause
        </Button>
      </form>
    </Card>
  );
}
