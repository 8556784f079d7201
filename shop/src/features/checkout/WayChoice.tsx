import { formatMoney } from 'browser/formats/format';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Card } from 'browser/ui/lists/Card';
import type { FulfilmentOption } from 'contract/fulfilment';
import type { FulfilmentMode } from 'contract/stores';
import type { KeptStore } from '../../platform/store-data';
import {
  arrivesWords,
  fromWords,
  insteadWords,
  isClosed,
  modeWords,
  orderByWords,
  orFree,
  ownRefusals,
  refusalWords,
} from '../fulfilment/fulfilment-words';
import { WhyNot } from '../fulfilment/WhyNot';
import css from './CartAddressScreen.module.css';
import type { Options } from './missing';

type Props = {
  options: Options;
  store: KeptStore;
  chosen: FulfilmentMode | null;
  error: string | undefined;
  onChoose: (mode: FulfilmentMode) => void;
};

/** Pickup, delivery, shipping: what each costs and when, or which rule refuses it and what would work. */
export const WayChoice = ({ options, store, chosen, error, onChoose }: Props) => (
  <Card as="section" aria-label="How you get it" id="checkout-way">
    <RadioGroup
      label={<h2 className={css.heading}>How would you like to get it?</h2>}
      name="way"
      look="cards"
      value={chosen ?? ('' as FulfilmentMode)}
      error={error}
      onChange={onChoose}
      choices={options.modes.map((option) => ({
        value: option.mode,
        disabled: option.mode !== chosen && !store.modes.includes(option.mode),
        label: <WayName option={option} />,
        hint: <WayWords option={option} options={options} store={store} />,
        aside: isClosed(option) && <WhyNot refusals={ownRefusals(option)} />,
      }))}
    />
  </Card>
);

const WayName = ({ option }: { option: FulfilmentOption }) => (
  <span className={css.way}>
    <span className={css.name}>{modeWords[option.mode]}</span>
    {option.open && <span className={css.fee}>{orFree(option.fee)}</span>}
  </span>
);

const places: Record<FulfilmentMode, (store: KeptStore) => string> = {
  pickup: (store) => `${store.name}, ${store.address}.`,
  delivery: (store) => `Delivered to your door by ${store.name}.`,
  shipping: () => 'Delivered to your door by a carrier.',
};

type WordsProps = { option: FulfilmentOption; options: Options; store: KeptStore };

function WayWords({ option, options, store }: WordsProps) {
  const { timezone, licence } = options;
  if (!option.open) {
    const refusals = ownRefusals(option);
    if (refusals.length === 0)
      return licence === 'good' ? null : 'Available once we know when your license expires.';
    const isOpenable = refusals.every(({ code }) => code === 'address_needed');
    if (isOpenable) return `${places[option.mode](store)} Choose it and tell us where to.`;
    return (
      <span className={css.refused}>
        <span>{refusals.map(refusalWords).join(' ')}</span>
        <span>{insteadWords(options.modes, option.instead, timezone)}</span>
      </span>
    );
  }
  const first = option.slots.find(({ left }) => left > 0);
  return (
    <span className={css.facts}>
      <span>{places[option.mode](store)}</span>
      {first && <span className={css.when}>First time: {fromWords(first, timezone)}</span>}
      {option.arrival && (
        <span className={css.when}>
          {arrivesWords(option.arrival)}. {orderByWords(option.arrival, timezone)}.
        </span>
      )}
      <span>
        Tax {formatMoney(option.tax)}.
        {option.adult_signature && option.mode !== 'pickup' && ' An adult must sign for it.'}
        {option.id_check && ' Have your ID ready.'}
      </span>
    </span>
  );
}
