import { useQuery } from '@tanstack/react-query';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { Cart } from 'contract/cart';
import type { FulfilmentMode } from 'contract/stores';
import { useEffect, useState } from 'react';
import { fulfilmentQuery } from '../../fulfilment/fulfilment.api';
import {
  insteadWords,
  isClosed,
  modeWords,
  ownRefusals,
  refusalWords,
} from '../../fulfilment/fulfilment-words';
import { WhyNot } from '../../fulfilment/WhyNot';
import { settleCart, updateCart } from '../cart.api';
import css from './FulfilmentTrouble.module.css';

type Props = { cart: Cart; cartId: string };

/** The chosen way has been closed: by which rule, and which way would work instead. */
export function FulfilmentTrouble({ cart, cartId }: Props) {
  const { data } = useQuery(fulfilmentQuery(cartId, cart));
  const [choosing, setChoosing] = useState<FulfilmentMode>();
  const { run, busy } = useCall({ refused: (_error, words) => words && notify(words, 'error') });
  const chosen = data?.modes.find(({ mode }) => mode === cart.fulfilment);
  const isOpenAgain = chosen?.open === true;
  // The store's pause is over: the cart does not know it yet.
  useEffect(() => {
    if (isOpenAgain) settleCart(cart.store_id).catch(() => undefined);
  }, [isOpenAgain, cart.store_id]);
  const told = isClosed(chosen) ? ownRefusals(chosen).map(refusalWords) : [];
  const instead = isClosed(chosen) ? chosen.instead : [];
  const possible = data ? insteadWords(data.modes, instead, data.timezone) : '';

  const choose = (mode: FulfilmentMode) => {
    setChoosing(mode);
    return run(async () => {
      await updateCart(
        { id: cartId, storeId: cart.store_id },
        { fulfilment: mode, ...(mode !== 'pickup' && { address_id: data?.address_id ?? null }) },
      );
      notify(`${modeWords[mode]} is chosen.`);
    });
  };

  return (
    <Notice
      tone="danger"
      action={
        instead.length > 0 && (
          <span className={css.ways}>
            {instead.map((mode) => (
              <Button
                key={mode}
                size="small"
                variant="secondary"
                busy={busy && choosing === mode}
                onClick={() => void choose(mode)}
              >
                Choose {modeWords[mode].toLowerCase()} instead
              </Button>
            ))}
          </span>
        )
      }
    >
      {(told.length > 0 ? told : cart.fulfilment_problems).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {possible && <p>{possible}</p>}
      {isClosed(chosen) && <WhyNot refusals={ownRefusals(chosen)} />}
    </Notice>
  );
}
