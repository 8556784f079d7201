import { legalPages } from 'contract/pages/legal-texts';
import type { Transaction } from 'server/platform/database/database';

const note =
  '> **This is a demo shop.** Its producers, stores and prices are invented, nothing in it is sold, and no real card is ' +
  'asked for: a built-in gateway with test cards stands in.';

/** The note stands on each text that came with the shop, lest readers think that a real merchant promises this. */
export async function loadLegalTexts(tx: Transaction) {
  for (const page of legalPages) {
    const { text, version, written_by } = await tx
      .selectFrom('legal_text')
      .select(['text', 'version', 'written_by'])
      .where('page', '=', page)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    // What an owner has written stands as it is.
    if (written_by || text.includes(note)) continue;
    await tx
      .insertInto('legal_text')
      .values({
        page,
        version: version + 1,
        text: text.replace(/^# .+$/m, (heading) => `${heading}\n${note}\n`),
        written_at: tx.now,
        written_by: null,
      })
      .execute();
  }
}
