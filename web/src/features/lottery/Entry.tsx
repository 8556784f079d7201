import { lotteryClosed, lotteryNotOpen } from 'contract/lottery';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import css from './Entry.module.css';
import { EntryRefusal } from './EntryRefusal';
import { enter, type Lottery } from './lotteries.api';
import { useHasCome } from './shop-clock';
import { useAsking } from './use-asking';

/** The way into the draw, or what is in it. */
export function Entry({ lottery }: { lottery: Lottery }) {
  const { busy, refusal, ask } = useAsking();
  const isOver = useHasCome(lottery.closes_at, lottery.clockAhead);
  const { entry_refusal: reason, state } = lottery;

  if (isOver || reason?.code === lotteryClosed.code)
    return <p className={css.words}>{missedWords[state] ?? missedWords.closed}</p>;
  if (reason?.code === lotteryNotOpen.code)
    return <p className={css.words}>Come back when it opens: entering is free, and takes one press.</p>;
  if (reason) return <EntryRefusal reason={reason} />;

  const goIn = async () => {
    const { ticket_no } = await enter(lottery.id);
    announce(`You are in the draw with the ticket ${ticket_no}.`);
  };
  return (
    <div className={css.entry}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button wide size="large" busy={busy} busyLabel="Entering..." onClick={() => void ask(goIn)}>
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
  settled: 'It has been drawn, and every bottle has found its place. You had no ticket in this draw.',
};
