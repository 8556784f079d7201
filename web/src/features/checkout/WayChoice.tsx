import type { FulfilmentOption } from 'contract/fulfilment';
import type { FulfilmentMode } from 'contract/stores';
import { formatMoney } from '../../platform/format';
import type { KeptStore } from '../../platform/store-data';
import { Card } from '../../ui/Card';
import { RadioGroup } from '../../ui/RadioGroup';
import { modeWords, ownRefusals, refusalWords, wouldWork } from '../fulfilment/fulfilment-words';
import css from './CartAddressScreen.module.css';
import type { Options } from './missing';
import { slotInSentence } from './slot-words';

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
      }))}
    />
  </Card>
);

const WayName = ({ option }: { option: FulfilmentOption }) => (
  <span className={css.way}>
    <span className={css.name}>{modeWords[option.mode]}</span>
    {option.open && <span className={css.fee}>{option.fee === 0 ? 'Free' : formatMoney(option.fee)}</span>}
  </span>
);

const places: Record<FulfilmentMode, (store: KeptStore) => string> = {
  pickup: (store) => `${store.name}, ${store.address}.`,
  delivery: (store) => `Brought to your door by ${store.name}.`,
  shipping: () => 'Brought to your door by a carrier.',
};

type WordsProps = { option: FulfilmentOption; options: Options; store: KeptStore };

function WayWords({ option, options: { timezone, licence }, store }: WordsProps) {
  if (!option.open) {
    const refusals = ownRefusals(option);
    if (refusals.length === 0)
      return licence === 'good' ? null : 'As soon as we know until when your license is good.';
    const isOpenable = refusals.every(({ code }) => code === 'address_needed');
    if (isOpenable) return `${places[option.mode](store)} Choose it and tell us where to.`;
    return (
      <span className={css.refused}>
        <span>{refusals.map(refusalWords).join(' ')}</span>
        <span>{wouldWork(option.instead)}</span>
      </span>
    );
  }
  const first = option.slots.find(({ left }) => left > 0);
  return (
    <span className={css.facts}>
      <span>{places[option.mode](store)}</span>
      {first && <span>First free time: {slotInSentence(first, timezone)}.</span>}
      <span>
        Tax {formatMoney(option.tax)}.
        {option.adult_signature && option.mode !== 'pickup' && ' An adult signs for it.'}
        {option.id_check && ' Have your ID at hand.'}
      </span>
    </span>
  );
}
