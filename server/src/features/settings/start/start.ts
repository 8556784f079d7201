import type { Wire } from 'contract/platform/endpoint';
import * as contract from 'contract/settings/start';
import { hours } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { limit, take } from '../../../platform/limits.js';
import { keepsMail } from '../../../platform/mail/kept-mail.js';
import { sendAtOnce } from '../../../platform/mail/mail.js';
import type { Shop } from '../../../platform/shop.js';
import { countOnSale } from '../../catalogue/index.js';
import type { Payments } from '../../payments/index.js';
import { type StaffAsker, selectPerson } from '../../staff/index.js';
import { listAllStores } from '../../stores/index.js';
import { lacksOf } from '../stores/lacks.js';
import { putTrial, selectTrials } from './trials.sql.js';

export type Opening = { readonly shop: Shop; readonly payments: Pick<Payments, 'offer' | 'greet'> };

type Start = Wire<typeof contract.showStart>;

/** Computed from what exists, so that nothing is ticked off that is not so. */
export async function startOf({ shop, payments }: Opening, person: StaffAsker, db: Db): Promise<Start> {
  const trials = await selectTrials(db);
  const trialOf = (what: contract.Tried) => {
    const { tried_at, worked, says } = trials.find((trial) => trial.what === what) ?? {};
    return tried_at ? { tried_at: tried_at.toISOString(), worked: worked!, says: says! } : null;
  };
  const stores: Start['stores'] = [];
  for (const { id, name, standing } of (await listAllStores(db)).toSorted((one, other) => one.id - other.id))
    if (standing !== 'closed' && person.roles.holds('terms.change', id))
      stores.push({
        id,
        name,
        is_open: standing === 'open',
        lacks: await lacksOf(db, id),
        products: await countOnSale(db, id),
      });
  return {
    stores,
    payments: { provider: payments.offer.gateway, trial: trialOf('payments') },
    mail: { kept: keepsMail(shop.settings), trial: trialOf('mail') },
  };
}

/** Each trial sends a request to somebody outside the shop. */
const trials = limit('trials', 10, hours(1));

/** The result is kept, good or bad, for whoever looks next. */
async function tried(shop: Shop, person: StaffAsker, what: contract.Tried, ask: () => Promise<string>) {
  await take(shop, trials, person.id);
  const trial = await ask().then(
    (says) => ({ worked: true, says }),
    (error: Error) => ({ worked: false, says: error.message }),
  );
  await shop.write((tx) => putTrial(tx, { what, ...trial }));
  return { ...trial, tried_at: shop.clock.now().toISOString() };
}

export const tryPaymentsBy = ({ shop, payments }: Opening, person: StaffAsker) =>
  tried(shop, person, 'payments', payments.greet);

export const tryMailBy = ({ shop }: Opening, person: StaffAsker) =>
  tried(shop, person, 'mail', async () => {
    const { email: to } = await shop.read((db) => selectPerson(db, person.id));
    await sendAtOnce(shop, {
      to,
      subject: 'Your shop can send mail',
      greeting: 'Hello,',
      paragraphs: ['You asked your shop to send you this letter. Your customers’ letters take the same way.'],
    });
    return shop.settings.smtpUrl
      ? `The mail server took a letter to ${to}. See that it has arrived.`
      : 'The letter is kept for the demo: nobody receives it.';
  });
