import type { Received, Wire } from 'contract/platform/endpoint';
import * as contract from 'contract/settings/letterhead';
import type { Db } from '../../../platform/database/database.js';
import { senderOf } from '../../../platform/mail/letterhead.js';
import { lockLetterhead, selectLetterhead, updateLetterhead } from '../../../platform/mail/letterhead.sql.js';
import { refuse } from '../../../platform/refuse.js';
import type { Settings } from '../../../platform/settings.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { checkSpeaksForAll } from '../speaks-for-all.js';
import { versionOf } from '../version.js';

export async function letterheadOf(db: Db, settings: Settings): Promise<Wire<typeof contract.getLetterhead>> {
  const row = await selectLetterhead(db);
  const { name, from } = senderOf(settings);
  return {
    ...row,
    name: row.name || name,
    version: versionOf(row),
    from,
    mail_server: settings.smtpUrl ? new URL(settings.smtpUrl).host : null,
  };
}

type NewLetterhead = Received<typeof contract.changeLetterhead>['body'];

export const changeLetterheadBy = (shop: Shop, person: StaffAsker, { version, ...after }: NewLetterhead) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const before = await lockLetterhead(tx);
    if (versionOf(before) !== version) throw refuse(contract.letterheadChanged);
    await updateLetterhead(tx, after);
    await noteAct(tx, {
      personId: person.id,
      storeId: null,
      kind: 'letterhead_changed',
      thing: 'letterhead',
      thingId: 'shop',
      before,
      after,
    });
  });
