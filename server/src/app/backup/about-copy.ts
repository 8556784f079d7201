import { sum } from 'contract/platform/cents';
import * as v from 'valibot';
import type { Entry } from './entries.js';

const rowCounts = v.array(v.tuple([v.string(), v.number()]));

/** The first entry of a copy. */
const aboutCopy = v.object({
  madeAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  kind: v.picklist(['postgresql', 'embedded']),
  version: v.string(),
  rows: rowCounts,
});

export type AboutCopy = v.InferOutput<typeof aboutCopy>;
type RowCounts = v.InferOutput<typeof rowCounts>;

export const aboutName = 'about.json';

export async function readAbout(content: Entry['content']): Promise<AboutCopy> {
  let text = '';
  for await (const chunk of content) text += Buffer.from(chunk).toString();
  return v.parse(aboutCopy, JSON.parse(text));
}

export const rowsIn = ({ rows }: AboutCopy) => sum(rows.map(([, count]) => count));

/** What differs, table by table, as sentences. */
export function otherCounts(told: RowCounts, found: RowCounts): string[] {
  const counted = new Map(found);
  return told.flatMap(([table, rows]) => {
    const there = counted.get(table) ?? 0;
    return there === rows ? [] : [`${table} has ${there} rows instead of ${rows}.`];
  });
}
