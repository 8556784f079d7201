import { useQuery } from '@tanstack/react-query';
import type { Cart } from 'contract/cart';
import type { FulfilmentMode } from 'contract/stores';
import { useState } from 'react';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { fulfilmentQuery } from '../fulfilment/fulfilment.api';
import { isClosed, modeWords, ownRefusals, refusalWords } from '../fulfilment/fulfilment-words';
import { sendUpdate } from './cart.api';
import css from './FulfilmentTrouble.module.css';

type Props = { cart: Cart; cartId: string };

/** The chosen way has been closed: by which rule, and which way would work instead. */
export function FulfilmentTrouble({ cart, cartId }: Props) {
  const { data } = useQuery(fulfilmentQuery(cartId, cart));
  const [busy, setBusy] = useState<FulfilmentMode>();
  const chosen = data?.modes.find(({ mode }) => mode === cart.fulfilment);
  const told = isClosed(chosen) ? ownRefusals(chosen).map(refusalWords) : [];
  const instead = isClosed(chosen) ? chosen.instead : [];

  const choose = async (mode: FulfilmentMode) => {
    setBusy(mode);
    try {
      await sendUpdate(cartId, {
        fulfilment: mode,
        ...(mode !== 'pickup' && { address_id: data?.address_id ?? null }),
      });
      notify(`${modeWords[mode]} is chosen.`);
    } catch (reason) {
      notify((reason as Error).message, 'error');
    } finally {
      setBusy(undefined);
    }
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
                busy={busy === mode}
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
    </Notice>
  );
}
