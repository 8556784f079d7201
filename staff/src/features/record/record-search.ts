import type { Sent } from 'contract/platform/endpoint';
import type { listActs } from 'contract/staff/acts';

/** What the record is narrowed by, as it stands in the address; days as `YYYY-MM-DD`. */
export type RecordSearch = {
  person?: string | undefined;
  store?: number | undefined;
  kind?: string | undefined;
  thing?: string | undefined;
  id?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const nameShape = /^[\w-]{1,60}$/;

const shaped = (shape: RegExp, value: unknown) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && shape.test(text) ? text : undefined;
};
const isDay = (value: string) => !Number.isNaN(Date.parse(`${value}T00:00`));

/** Reads any address, as far as it means something. */
export function recordSearchIn(search: Record<string, unknown>): RecordSearch {
  const day = (value: unknown) => {
    const text = shaped(dayShape, value);
    return text && isDay(text) ? text : undefined;
  };
  const [thing, id] = [shaped(nameShape, search.thing), shaped(nameShape, search.id)];
  return {
    person: shaped(uuidShape, search.person),
    store: Number.isInteger(search.store) && Number(search.store) > 0 ? Number(search.store) : undefined,
    kind: shaped(nameShape, search.kind),
    ...(thing && id && { thing, id }),
    from: day(search.from),
    until: day(search.until),
  };
}

/** Days begin in the reader's own time zone. */
export const beginOfDay = (day: string) => new Date(`${day}T00:00`).toISOString();

export function endOfDay(day: string) {
  const end = new Date(`${day}T00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

export function askedOf({
  person,
  store,
  kind,
  thing,
  id,
  from,
  until,
}: RecordSearch): Sent<typeof listActs>['query'] {
  return {
    ...(person && { person }),
    ...(store && { store_id: String(store) }),
    ...(kind && { kind }),
    ...(thing && id && { thing, thing_id: id }),
    ...(from && { from: beginOfDay(from) }),
    ...(until && { until: endOfDay(until) }),
  };
}
