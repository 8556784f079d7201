import { formatTimes, plural } from 'browser/formats/format';
import { FieldError } from 'browser/ui/fields/Field';
import { Card } from 'browser/ui/lists/Card';
import { Tabs } from 'browser/ui/lists/Tabs';
import type { OfferedSlot } from 'contract/slots';
import { useState } from 'react';
import { byDay, dayWords, type SlotDay } from '../fulfilment/slot-words';
import css from './SlotChoice.module.css';

type Props = {
  slots: readonly OfferedSlot[];
  timezone: string;
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string) => void;
};

const few = 3;
const placeWords = { zero: 'Full', one: '# place left', other: '# places left' };

/** When, on the store's clock: its days as tabs, the times of each to choose from, full ones told. */
export function SlotChoice({ slots, timezone, chosen, error, onChoose }: Props) {
  const days = byDay(slots, timezone);
  const dayOf = (id: string | null) => days.find((day) => day.slots.some((slot) => slot.id === id))?.id;
  const firstFree = days.find((day) => day.slots.some(({ left }) => left > 0))?.id ?? days[0]?.id;
  const [looked, setLooked] = useState<string>();
  const shown = days.some(({ id }) => id === looked) ? looked : (dayOf(chosen) ?? firstFree);
  if (!shown) return null;
  return (
    <Card as="section" aria-labelledby="checkout-time-heading" className={css.part} id="checkout-time">
      <h2 id="checkout-time-heading" className={css.heading}>
        When?
      </h2>
      {error && <FieldError id="checkout-time-error">{error}</FieldError>}
      <Tabs
        label="Day"
        selected={shown}
        onSelect={setLooked}
        tabs={days.map((day) => ({
          id: day.id,
          label: dayWords(day.from, timezone),
          panel: (
            <Times
              day={day}
              timezone={timezone}
              chosen={chosen}
              describedBy={error ? 'checkout-time-error' : undefined}
              onChoose={onChoose}
            />
          ),
        }))}
      />
    </Card>
  );
}

type TimesProps = Pick<Props, 'timezone' | 'chosen' | 'onChoose'> & {
  day: SlotDay;
  describedBy: string | undefined;
};

const Times = ({ day, timezone, chosen, describedBy, onChoose }: TimesProps) => (
  <fieldset
    className={css.times}
    aria-label={`Times, ${dayWords(day.from, timezone)}`}
    aria-describedby={describedBy}
  >
    {day.slots.map((slot) => (
      <label key={slot.id} className={css.time}>
        <input
          type="radio"
          name="slot"
          value={slot.id}
          checked={slot.id === chosen}
          disabled={slot.left <= 0}
          onChange={() => onChoose(slot.id)}
        />
        <span>{formatTimes(slot.from, slot.until, timezone)}</span>
        {slot.left <= few && <span className={css.left}>{plural(Math.max(0, slot.left), placeWords)}</span>}
      </label>
    ))}
  </fieldset>
);
