import { useQuery } from '@tanstack/react-query';
import { queries } from 'browser/calls/queries';
import { formatMoney } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import type { FulfilmentPromise, FulfilmentPromises } from 'contract/fulfilment';
import { Package, ShoppingBag, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { KeptStore } from '../../platform/store-data';
import { keepZip, useZip } from '../../platform/zip';
import { ZipForm } from '../places/ZipForm';
import { type Promised, promisesQuery } from './fulfilment.api';
import {
  arrivesWords,
  fromWords,
  insteadWords,
  modeWords,
  orderByWords,
  orFree,
  ownRefusals,
  refusalWords,
} from './fulfilment-words';
import css from './Promises.module.css';
import { WhyNot } from './WhyNot';

type Props = {
  store: KeptStore;
  goods: Promised;
  /** Stands there while nothing is known yet, as high as what follows, and stays if nothing can be told. */
  meanwhile: ReactNode;
  /** Given where the place is chosen already, and is changed elsewhere. */
  otherPlace?: ReactNode;
};

const icons = { pickup: ShoppingBag, delivery: Truck, shipping: Package };

/** How to get it, when, and for how much: to the ZIP code that the customer has told once. */
export function Promises({ store, goods, meanwhile, otherPlace }: Props) {
  const zip = useZip((kept) => (otherPlace ? null : kept.zip));
  const { data } = useQuery(promisesQuery(store.id, zip, goods));
  if (!data || data.modes.length === 0) return meanwhile;
  return (
    <div className={css.promises}>
      <Place data={data} store={store} goods={goods} otherPlace={otherPlace} />
      <ul className={css.modes} aria-label="How to get it">
        {data.modes
          .filter(({ mode }) => store.modes.includes(mode))
          .map((way) => (
            <Way key={way.mode} way={way} data={data} store={store} />
          ))}
      </ul>
      <p className={css.age}>An adult 21 or older must show a photo ID when it’s handed over.</p>
    </div>
  );
}

type PlaceProps = Pick<Props, 'store' | 'goods' | 'otherPlace'> & { data: FulfilmentPromises };

function Place({ data: { place }, store, goods, otherPlace }: PlaceProps) {
  const [asked, setAsked] = useState(false);
  if (store.modes.every((mode) => mode === 'pickup')) return null;
  if (place && !asked)
    return (
      <p className={css.place}>
        <span>
          To{' '}
          <strong>
            {place.city}, {place.state} {place.zip}
          </strong>
        </span>
        {otherPlace ?? (
          <Button
            variant="quiet"
            size="small"
            aria-label="Change the ZIP code"
            onClick={() => setAsked(true)}
          >
            Change
          </Button>
        )}
      </p>
    );
  return (
    <ZipForm
      does="Show dates"
      hint={place ? undefined : 'To see when it arrives and what that costs.'}
      takesFocus={asked}
      onZip={async (zip) => {
        await queries.fetchQuery(promisesQuery(store.id, zip, goods));
        keepZip(zip);
        setAsked(false);
      }}
    />
  );
}

type WayProps = { way: FulfilmentPromise; data: FulfilmentPromises; store: KeptStore };

const Way = ({ way, data, store }: WayProps) => {
  const Icon = icons[way.mode];
  return (
    <li className={css.mode} data-off={!way.open || undefined}>
      <Icon aria-hidden="true" />
      <div className={css.words}>
        <p className={css.name}>
          <span>{modeWords[way.mode]}</span>
          {way.open && <span className={css.fee}>{orFree(way.fee)}</span>}
        </p>
        {way.open ? (
          <Opened way={way} timezone={data.timezone} store={store} />
        ) : (
          <Refused way={way} data={data} />
        )}
      </div>
    </li>
  );
};

type OpenedProps = { way: Extract<FulfilmentPromise, { open: true }>; timezone: string; store: KeptStore };

function Opened({ way: { mode, first_slot, arrival, fee, free_from }, timezone, store }: OpenedProps) {
  return (
    <>
      {first_slot && (
        <p className={css.when}>
          {mode === 'pickup' ? 'Ready' : 'At your door'} {fromWords(first_slot, timezone)}
        </p>
      )}
      {arrival && <p className={css.when}>{arrivesWords(arrival)}</p>}
      {arrival && <p>{orderByWords(arrival, timezone)}</p>}
      {mode === 'pickup' && <p>At {store.address}</p>}
      {fee > 0 && free_from !== null && <p>Free from {formatMoney(free_from)}</p>}
    </>
  );
}

type Closed = Extract<FulfilmentPromise, { open: false }>;

function Refused({ way, data }: { way: Closed; data: FulfilmentPromises }) {
  const refusals = ownRefusals(way);
  if (refusals.some(({ code }) => code === 'address_needed')) return <p>Tell us your ZIP code first.</p>;
  const isOutside = refusals.some(({ code }) => code === 'outside_delivery_area');
  return (
    <>
      <p>
        {[
          ...refusals.map(refusalWords),
          way.mode === 'shipping' && !isOutside && insteadWords(data.modes, way.instead, data.timezone),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <WhyNot refusals={refusals} />
    </>
  );
}
