import { useQuery } from '@tanstack/react-query';
import { Select } from 'browser/ui/choices/Select';
import { DateRangePicker } from 'browser/ui/dates/DateRangePicker';
import { presetsUntil } from 'browser/ui/dates/date-presets';
import { localDay } from 'browser/ui/dates/typed-day';
import { Chip } from 'browser/ui/values/Chip';
import { wordsOfActs } from 'contract/staff/act-words';
import { useMe } from '../../platform/me';
import { actorsQuery } from './acts.api';
import css from './RecordScreen.module.css';
import type { RecordSearch } from './record-search';

const kinds = Object.entries(wordsOfActs).map(([id, name]) => ({ id, name }));
const byName = kinds.toSorted((one, other) => one.name.localeCompare(other.name));

/** The day in the reader's own time zone. */
const today = () => localDay(new Date());

type Props = { search: RecordSearch; onChange: (next: RecordSearch) => void };

export function RecordFilters({ search, onChange }: Props) {
  const { stores } = useMe();
  const { data: people = [], isPending } = useQuery(actorsQuery);
  const { person, store, kind, thing, from, until } = search;
  return (
    <div className={css.filters}>
      <Select
        label="Who"
        placeholder="Everybody"
        options={people}
        loading={isPending}
        value={person ?? null}
        onChange={(next) => onChange({ person: next ?? undefined })}
        clearable
      />
      <Select
        label="Where"
        placeholder="Everywhere"
        options={stores.map(({ id, name }) => ({ id, name }))}
        value={store ?? null}
        onChange={(next) => onChange({ store: next ?? undefined })}
        clearable
      />
      <Select
        label="What"
        placeholder="Everything"
        options={byName}
        value={kind ?? null}
        onChange={(next) => onChange({ kind: next ?? undefined })}
        clearable
      />
      <DateRangePicker
        label="When"
        today={today()}
        max={today()}
        presets={presetsUntil(today())}
        value={from && until ? { start: from, end: until } : null}
        onChange={(range) => onChange({ from: range?.start, until: range?.end })}
      />
      {thing && (
        <div className={css.thing}>
          <Chip label={`Only one ${thing}`} onRemove={() => onChange({ thing: undefined, id: undefined })} />
        </div>
      )}
    </div>
  );
}
