import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { FollowingThumbBar } from 'browser/ui/page/FollowingThumbBar';
import { Price } from 'browser/ui/values/Price';
import { useHasCome } from '../../../platform/shop-clock';
import type { Lottery } from '../lotteries.api';
import { useEntry } from './use-entry';

/** On a phone the way into the draw stays in reach while the page's own is out of view. */
export function EntryBar({ lottery }: { lottery: Lottery }) {
  const { busy, goIn } = useEntry(lottery, notify, (words) => notify(words, 'error'));
  const isOver = useHasCome(lottery.closes_at, lottery.clockAhead);
  if (isOver || lottery.ticket || lottery.entry_refusal) return null;
  return (
    <FollowingThumbBar
      name={lottery.name}
      value={
        <span>
          <Price cents={lottery.price} /> if you win
        </span>
      }
    >
      <Button busy={busy} busyLabel="Entering..." onClick={goIn}>
        Enter the draw
      </Button>
    </FollowingThumbBar>
  );
}
