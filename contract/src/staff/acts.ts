import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'Must be a name or an id'));
export const since2000 = v.pipe(
  moment,
  v.check((text) => new Date(text).getUTCFullYear() >= 2000, 'Must be a moment'),
);
const values = v.nullable(v.record(v.string(), v.unknown()));
const named = v.object({ id: uuid, name: v.string() });

const act = v.object({
  id: uuid,
  at: moment,
  /** Null when a command has acted. */
  person: v.nullable(named),
  store_id: v.nullable(id),
  kind: v.string(),
  thing: v.string(),
  thing_id: v.string(),
  /** Only when the thing is a person. */
  thing_name: v.nullable(v.string()),
  before: values,
  after: values,
  why: v.nullable(v.string()),
});

export const listActs = endpoint('GET', 'staff/acts', {
  about: 'What staff did at the stores whose record the caller may read, the newest first, fifty at a time.',
  may: 'acts.see',
  query: v.object({
    person: v.optional(uuid),
    store_id: v.optional(idFromText),
    kind: v.optional(name),
    /** The thing that it was done to, together with its id. */
    thing: v.optional(name),
    thing_id: v.optional(name),
    from: v.optional(since2000),
    until: v.optional(since2000),
    /** The last act of the page before. */
    after: v.optional(uuid),
  }),
  data: v.object({
    data: v.array(act),
    /** Where the next page begins; null at the end. */
    next: v.nullable(uuid),
  }),
});

export const listActors = endpoint('GET', 'staff/acts/people', {
  about: 'Whose acts stand in the record that the caller may read, also of those who have left.',
  may: 'acts.see',
  data: v.array(named),
});
