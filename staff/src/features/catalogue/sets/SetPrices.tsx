import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatMoney } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import type { EditedWineSet } from 'contract/catalogue/sets.staff';
import { useStoresWith } from '../../../platform/me';
import { Section } from '../../../ui/Section';
import { priceText, typedSetPrice } from '../typed-price';
import css from './SetPrices.module.css';
import { priceSetAt } from './sets.api';

/** What each store asks for a set, beside what its bottles cost there one by one. */
export function SetPrices({ set }: { set: EditedWineSet }) {
  const stores = useStoresWith('assortment.change');
  if (stores.length === 0) return null;
  return (
    <Section
      title="Prices"
      lead="A store offers the set while it has a price and carries all of its bottles."
    >
      {stores.map((store) => {
        const price = set.prices.find(({ store_id }) => store_id === store.id);
        return price && <PriceAt key={store.id} setId={set.id} store={store} {...price} />;
      })}
    </Section>
  );
}

type Props = EditedWineSet['prices'][number] & { setId: number; store: { id: number; name: string } };

function PriceAt({ setId, store, price, parts_price }: Props) {
  const { form, errors, busy, trouble } = useForm(typedSetPrice, async (typed) => {
    notify((await priceSetAt(store.id, setId, typed.price)).message);
  });
  const stopping = useCall({ refused: noticeInWords });
  const stop = () => stopping.run(async () => notify((await priceSetAt(store.id, setId, null)).message));
  return (
    <form {...form} className={css.price} aria-label={store.name}>
      <div className={css.words}>
        <p className={css.name}>{store.name}</p>
        <p>{inWords(price, parts_price)}</p>
      </div>
      <TextField
        // A saved price shows in the field, also one that somebody else has saved.
        key={price}
        label={`Price at ${store.name}`}
        hideLabel
        name="price"
        inputMode="decimal"
        autoComplete="off"
        start="$"
        defaultValue={priceText(price)}
        error={errors.price}
      />
      <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Saving">
        {price === null ? 'Offer' : 'Save price'}
      </Button>
      {price !== null && (
        <Button variant="quiet" size="small" busy={stopping.busy} onClick={stop}>
          Stop offering
        </Button>
      )}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
    </form>
  );
}

function inWords(price: number | null, parts: number | null) {
  if (parts === null) return 'Does not carry all of its bottles';
  const sum = `Bottles one by one ${formatMoney(parts)}`;
  if (price === null) return sum;
  if (price < parts) return `${sum}, saves ${formatMoney(parts - price)}`;
  return price === parts ? `${sum}, saves nothing` : `${sum}, costs ${formatMoney(price - parts)} more`;
}
