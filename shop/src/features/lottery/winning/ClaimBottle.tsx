import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Countdown } from 'browser/ui/values/Countdown';
import type { OwnTicket } from 'contract/lottery';
import { useHasCome } from '../../../platform/shop-clock';
import { GiveUpBottle } from '../../cart/GiveUpBottle';
import type { Lottery } from '../lotteries.api';
import { useClaim } from './use-claim';

type Props = { lottery: Lottery; ticket: Pick<OwnTicket, 'id' | 'standing'>; until: string };

/** How long it is kept, and the way to buy it or to give it up: claimed already, it waits in the cart. */
export function ClaimBottle({ lottery, ticket, until }: Props) {
  const { busy, refusal, take, does } = useClaim(lottery, ticket);
  const isOver = useHasCome(until, lottery.clockAhead);
  if (isOver) return <p>Time’s up: the bottle goes to the next ticket.</p>;
  return (
    <>
      <Countdown until={until} clockOffset={lottery.clockAhead} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div data-own-way>
        <Button wide busy={busy} busyLabel="One moment..." onClick={take}>
          {does}
        </Button>
      </div>
      <GiveUpBottle storeId={lottery.store_id} ticketId={ticket.id} name={lottery.name} disabled={busy} />
    </>
  );
}
