import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { Cart } from 'contract/cart';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeptStore } from '../../platform/store-data';
import { settleCart } from '../cart/cart.api';
import { GiftMessage } from '../cart/GiftMessage';
import { OrderColumns } from '../cart/OrderColumns';
import { askAgainForFulfilment, fulfilmentQuery } from '../fulfilment/fulfilment.api';
import { AddressChoice } from './AddressChoice';
import css from './CartAddressScreen.module.css';
import { IfMissingChoice } from './IfMissingChoice';
import { missingFrom, type Options, optionOf, type Part } from './missing';
import { SlotChoice } from './SlotChoice';
import { SummaryLines } from './SummaryLines';
import { useChosen } from './use-chosen';
import { WayChoice } from './WayChoice';

/** Asked for once in a few years. */
const LicenceForm = lazy(() => import('./LicenceForm').then(({ LicenceForm }) => ({ default: LicenceForm })));

type Props = { cart: Cart; cartId: string; store: KeptStore };

/**
 * How, where and when the goods come home: each choice is kept as soon as it is made. The gift message stays the same one
 * while the choices come, so that nothing is lost of what is typed meanwhile.
 */
export function Delivery({ cart, cartId, store }: Props) {
  const navigate = useNavigate();
  const options = useQuery(fulfilmentQuery(cartId, cart));
  const { chosen, choose, saving } = useChosen(cart, cartId);
  const [asked, setAsked] = useState(false);
  const missing = options.data ? missingFrom(cart.cart_detail, options.data, chosen) : [];

  const goOn = () => {
    const [first] = missing;
    if (!first) return navigate({ to: '/cart-payment' });
    if (first.part === 'cart') return navigate({ to: '/cart' });
    // The words are on the page before the focus moves, so that they are read with the choice.
    flushSync(() => setAsked(true));
    return focusPart(first.part);
  };

  const wayOn = options.data && (
    <Button size="large" wide busy={saving} onClick={() => void goOn()}>
      Continue to payment
    </Button>
  );
  const loading = (
    <div className={css.waiting}>
      <Skeleton shape="block" height="var(--ways)" label="Loading the ways to get your order" />
    </div>
  );
  const choices = options.data && (
    // The form for the license stands above the choices: they come with it, and do not move when it does.
    <Suspense fallback={loading}>
      <Choices
        cart={cart}
        store={store}
        options={options.data}
        chosen={chosen}
        choose={choose}
        missing={asked ? missing : []}
      />
    </Suspense>
  );
  const trouble = options.isError && (
    <Trouble
      title="The ways to get your order could not be loaded"
      again={options.refetch}
      busy={options.isFetching}
    >
      {inWords(options.error)}
    </Trouble>
  );
  return (
    <OrderColumns cart={cart} wayOn={wayOn} above={<SummaryLines lines={cart.cart_detail} />}>
      {choices || trouble || loading}
      <GiftMessage
        key={cart.gift_message}
        cart={{ id: cartId, storeId: store.id }}
        message={cart.gift_message}
      />
    </OrderColumns>
  );
}

function focusPart(part: Part) {
  const place = document.querySelector<HTMLElement>(`#checkout-${part}`);
  place?.scrollIntoView({ block: 'center' });
  const control =
    place?.querySelector<HTMLElement>('input:checked') ??
    place?.querySelector<HTMLElement>('input:not(:disabled)') ??
    place?.querySelector<HTMLElement>('button');
  control?.focus({ preventScroll: true });
}

type ChoicesProps = Pick<Props, 'cart' | 'store'> &
  Pick<ReturnType<typeof useChosen>, 'chosen' | 'choose'> & {
    options: Options;
    /** What the customer has been told is missing. */
    missing: ReturnType<typeof missingFrom>;
  };

function Choices({ cart, store, options, chosen, choose, missing }: ChoicesProps) {
  const option = optionOf(options, chosen);
  const errorOf = (part: Part) => missing.find((one) => one.part === part)?.words;
  const settle = () =>
    Promise.all([settleCart(cart.store_id).catch(() => undefined), askAgainForFulfilment()]);
  return (
    <>
      {options.licence !== 'good' && (
        <LicenceForm state={options.licence} error={errorOf('licence')} onSaved={() => void settle()} />
      )}
      <WayChoice
        options={options}
        store={store}
        chosen={chosen.fulfilment ?? null}
        error={errorOf('way')}
        onChoose={(fulfilment) =>
          void choose({
            fulfilment,
            ...(fulfilment !== 'pickup' && { address_id: chosen.address_id ?? options.address_id }),
          })
        }
      />
      {chosen.fulfilment && chosen.fulfilment !== 'pickup' && (
        <AddressChoice
          chosen={chosen.address_id ?? null}
          error={errorOf('address')}
          onChoose={(address_id) => void choose({ address_id })}
          onEdited={() => void settle()}
        />
      )}
      {option?.open && option.slots.length > 0 && (
        <SlotChoice
          key={option.mode}
          slots={option.slots}
          timezone={options.timezone}
          chosen={chosen.slot_id ?? null}
          error={errorOf('time')}
          onChoose={(slot_id) => void choose({ slot_id })}
        />
      )}
      <IfMissingChoice chosen={chosen.if_missing} onChoose={(if_missing) => void choose({ if_missing })} />
    </>
  );
}
