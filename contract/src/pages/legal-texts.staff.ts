import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { paragraph } from '../platform/text.js';
import { notAllowed } from '../staff.js';
import { legalPages } from './legal-texts.js';
import { readProse, wrongLinkIn } from './prose.js';

export const legalTextOvertaken = refusal(
  409,
  'legal_text_overtaken',
  'Somebody else has changed this text meanwhile. Look at it as it is now, and make your change again.',
);
export const legalTextNotFound = refusal(
  404,
  'legal_text_not_found',
  'There is no such version of this text.',
);

/** The first heading that appears twice: a link to its section would be ambiguous. */
function twiceIn(text: string) {
  const { sections } = readProse(text);
  return sections.find(({ id }, at) => sections.slice(0, at).some((other) => other.id === id))?.title;
}

/** As it is typed; `readProse` says what its markup means. */
export const legalText = v.object({
  text: v.pipe(
    paragraph('Write the text', 80_000),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    v.check(
      (text) => readProse(text).sections.length > 0,
      'Begin at least one section: a line with # and its heading',
    ),
    v.check(
      (text) => twiceIn(text) === undefined,
      ({ input }) => `Two sections are called “${twiceIn(input)}”`,
    ),
    v.check(
      (text) => wrongLinkIn(text) === undefined,
      ({ input }) => `This link leads nowhere: ${wrongLinkIn(input)}`,
    ),
  ),
});

const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
/** By its number, or the one that holds now. */
const versionAsked = v.union([
  v.literal('newest'),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'Must be a version'), v.transform(Number)),
]);
const page = v.picklist(legalPages);

export const listLegalTextVersions = endpoint('GET', 'staff/legal-texts/{page}', {
  about: 'The versions of a legal page, the newest first: that one holds.',
  may: 'terms.change',
  path: v.object({ page }),
  query: v.object(pageQuery(10)),
  data: pageOf(
    v.object({
      version,
      written_at: moment,
      /** Null when the text came with the shop. */
      person: v.nullable(v.object({ id: uuid, name: v.string() })),
    }),
  ),
});

export const getLegalTextVersion = endpoint('GET', 'staff/legal-texts/{page}/{version}', {
  about: 'One version of a legal page, by its number or as the newest.',
  may: 'terms.change',
  path: v.object({ page, version: versionAsked }),
  data: v.object({ version, text: v.string() }),
  refusals: [legalTextNotFound],
});

export const changeLegalText = endpoint('PUT', 'staff/legal-texts/{page}', {
  about:
    'Writes a new version of a legal page. Customers read it from the next call on; the older ones are kept.',
  may: 'terms.change',
  freshFactor: true,
  path: v.object({ page }),
  body: v.object({ ...legalText.entries, version }),
  says: 'Customers read this text from now on',
  refusals: [notAllowed, legalTextOvertaken],
});
