import { Button } from 'browser/ui/buttons/Button';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { lotteryClosed, lotteryNotOpen } from 'contract/lottery';
import { useHasCome } from '../../../platform/shop-clock';
import type { Lottery } from '../lotteries.api';
import css from './Entry.module.css';
import { EntryRefusal } from './EntryRefusal';
import { useEntry } from './use-entry';

/** The way into the draw, or what is in it. */
export function Entry({ lottery }: { lottery: Lottery }) {
  const { busy, refusal, goIn } = useEntry(lottery, announce);
  const isOver = useHasCome(lottery.closes_at, lottery.clockAhead);
  const { entry_refusal: reason, state } = lottery;

  if (isOver || reason?.code === lotteryClosed.code)
    return <p className={css.words}>{missedWords[state] ?? missedWords.closed}</p>;
  if (reason?.code === lotteryNotOpen.code)
    return <p className={css.words}>Come back when it opens: entering is free, and takes one press.</p>;
  if (reason) return <EntryRefusal reason={reason} />;

  return (
    <div className={css.entry} data-own-way>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button wide size="large" busy={busy} busyLabel="Entering..." onClick={goIn}>
        Enter the draw
      </Button>
      <p className={css.words}>
        Free, once per person, and you can leave until it closes. You pay only if you win and want the bottle.
      </p>
    </div>
  );
}

const missedWords: Partial<Record<Lottery['state'], string>> = {
  closed: 'Entries are closed: the list of tickets is frozen. You have no ticket in this draw.',
  drawn: 'It has been drawn. You had no ticket in this draw.',
  settled: 'It has been drawn, and every bottle has found a home. You had no ticket in this draw.',
};
