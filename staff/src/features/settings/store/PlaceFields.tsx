import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Select } from 'browser/ui/choices/Select';
import { TextField } from 'browser/ui/fields/TextField';
import { useState } from 'react';
import { placeQuery } from './stores.api';

type Props = {
  zip: string;
  timezone: string;
  errors: Partial<Record<'zip' | 'timezone', string>>;
  /** A choice fires no event of its own: the form is told by name. */
  onChoose: (name: string) => unknown;
};

/** "Pacific Time" */
const nameOfZone = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')!.value;

/** The city and the state follow from the ZIP code, and the time where the state has only one. */
export function PlaceFields({ zip: first, timezone, errors, onChoose }: Props) {
  const [zip, setZip] = useState(first);
  const [chosen, setChosen] = useState<string | null>(timezone || null);
  const { data: place, error } = useQuery(placeQuery(zip.trim()));
  const zones = place?.timezones ?? [];
  const zone = zones.length === 1 ? zones[0]! : (zones.find((each) => each === chosen) ?? null);
  return (
    <>
      <TextField
        label="ZIP code"
        name="zip"
        inputMode="numeric"
        autoComplete="off"
        required
        value={zip}
        onChange={(event) => setZip(event.target.value)}
        hint={
          place
            ? [`${place.city}, ${place.state}`, zone && nameOfZone(zone)].filter(Boolean).join(' · ')
            : 'Its city, its state, and its time follow from it.'
        }
        error={errors.zip ?? (error ? inWords(error) : undefined)}
      />
      {zones.length > 1 ? (
        <Select
          label="Time zone"
          name="timezone"
          required
          hint="This state has more than one."
          options={zones.map((id) => ({ id, name: nameOfZone(id) }))}
          value={zone}
          onChange={(id) => {
            setChosen(id);
            onChoose('timezone');
          }}
          error={errors.timezone}
        />
      ) : (
        <input type="hidden" name="timezone" value={zone ?? ''} />
      )}
    </>
  );
}
