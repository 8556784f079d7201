import { formatDateTime } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { LotteryRecord } from 'contract/lottery-record';
import { CheckDraw } from './checking/CheckDraw';
import css from './RecordPage.module.css';
import { RecordRules } from './RecordRules';
import { TicketLists } from './TicketLists';
import { WhatIsProven } from './WhatIsProven';
import { WhatWasPublished } from './WhatWasPublished';

const stateNames = {
  announced: 'Announced',
  open: 'Open',
  closed: 'Closed',
  drawn: 'Drawn',
  settled: 'Settled',
  called_off: 'Called off',
} as const;

/** What there is to check, and from when on. */
function whenToCheck({ lottery, commitments, called_off }: LotteryRecord) {
  const at = (moment: string) => formatDateTime(moment, lottery.timezone);
  const { state, opens_at, closes_at, draws_at } = lottery;
  if (called_off) return `Called off on ${at(called_off.at)}: ${called_off.because}`;
  if (state === 'announced')
    return (
      `There is nothing to check yet. Entries open on ${at(opens_at)} and close on ${at(closes_at)}; ` +
      `the draw follows on ${at(draws_at)}.`
    );
  if (state === 'open')
    return (
      `There is nothing to check yet. Entries close on ${at(closes_at)}; the list is published then, ` +
      `and the draw follows on ${at(draws_at)}.`
    );
  if (state === 'closed')
    return `Entries are closed: the list can be checked now, and the draw from ${at(draws_at)} on.`;
  return commitments.closed?.late
    ? 'The close came late, so a later round of the beacon was named.'
    : undefined;
}

export function RecordPage({ record }: { record: LotteryRecord }) {
  const { name, store_name, state } = record.lottery;
  const word = whenToCheck(record);
  const isClosed = record.commitments.closed !== null;
  return (
    <Page
      title={name}
      lead={
        `The permanent record of this draw at ${store_name}. ` +
        'It stays at this address and reads the same to everybody.'
      }
      actions={<Badge tone={state === 'open' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>}
    >
      {word && <Notice>{word}</Notice>}
      <div className={css.columns}>
        <div className={css.column}>
          <WhatWasPublished record={record} />
          <WhatIsProven record={record} />
        </div>
        <div className={css.column}>
          {isClosed && <CheckDraw record={record} />}
          <RecordRules lottery={record.lottery} />
        </div>
      </div>
      {isClosed && <TicketLists record={record} />}
    </Page>
  );
}
