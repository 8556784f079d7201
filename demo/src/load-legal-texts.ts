import { legalPages } from 'contract/pages/legal-texts';
import type { Transaction } from 'server/platform/database/database';

const note =
  '> **This is a demo shop.** Its producers, stores and prices are invented, nothing in it is sold, and no real card is ' +
  'asked for: a built-in gateway with test cards stands in.';

/**
 * The owner's first change of each text, wherever readers might think that a real merchant makes these
 * promises.
 */
export async function loadLegalTexts(tx: Transaction) {
  for (const page of legalPages) {
    const { text } = await tx
      .selectFrom('legal_text')
      .select('text')
      .where('page', '=', page)
      .where('version', '=', 1)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('legal_text')
      .values({
        page,
        version: 2,
        text: text.replace(/^# .+$/m, (heading) => `${heading}\n${note}\n`),
        written_at: tx.now,
        written_by: null,
      })
      .onConflict((there) => there.columns(['page', 'version']).doNothing())
      .execute();
  }
}
