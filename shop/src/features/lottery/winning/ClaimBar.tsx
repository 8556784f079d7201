import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { FollowingThumbBar } from 'browser/ui/page/FollowingThumbBar';
import { Price } from 'browser/ui/values/Price';
import type { OwnTicket } from 'contract/lottery';
import { useHasCome } from '../../../platform/shop-clock';
import type { Lottery } from '../lotteries.api';
import { useClaim } from './use-claim';

type Props = { lottery: Lottery; ticket: OwnTicket; until: string };

/** On a phone a winner has the way to the bottle in reach while the page's own is out of view. */
export function ClaimBar({ lottery, ticket, until }: Props) {
  const { busy, take, does } = useClaim(lottery, ticket, (words) => notify(words, 'error'));
  if (useHasCome(until, lottery.clockAhead)) return null;
  return (
    <FollowingThumbBar name={lottery.name} value={<Price cents={lottery.price} />}>
      <Button busy={busy} busyLabel="One moment..." onClick={take}>
        {does}
      </Button>
    </FollowingThumbBar>
  );
}
