import { useCall } from 'browser/calls/use-call';
import { formatMoney, formatPercent, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { Table } from 'browser/ui/lists/Table';
import { DialogActions } from 'browser/ui/overlays/Dialog';
import { Badge } from 'browser/ui/values/Badge';
import { mostPriceChanges } from 'contract/catalogue/prices.staff';
import { useState } from 'react';
import { changePricesAt, planPricesAt } from '../catalogue.api';
import { productName } from '../product-name';
import { sentPrice } from '../typed-price';
import { PlanTimes } from './PlanTimes';
import { planTimes } from './plan-times';
import type { ReadEdit } from './price-edits';
import css from './Review.module.css';
import { usePriceEdits } from './use-price-edits';

const times = { now: 'From now on', planned: 'For a time' };
const counted = { one: '# price', other: '# prices' };

type Props = { storeId: number; changes: readonly ReadEdit[]; onDone: () => void };

/** What a save changes, before it does. */
export function Review({ storeId, changes, onDone }: Props) {
  const { saved } = usePriceEdits(storeId);
  const { run, busy, refusal } = useCall();
  const asked = changes.flatMap(({ product, asked }) =>
    asked ? { product_id: product.id, was: sentPrice(product), ...sentPrice(asked) } : [],
  );
  const hasWrong = asked.length < changes.length;
  const tooMany = asked.length > mostPriceChanges;
  const large = changes.filter((change) => isLarge(shareOf(change))).length;
  const [when, setWhen] = useState<keyof typeof times>('now');
  const [typed, setTyped] = useState({ from: '', until: '' });
  const span = planTimes(typed);
  const plan = async () => {
    const prices = asked.map(({ product_id, price, compare_at }) => ({ product_id, price, compare_at }));
    notify((await planPricesAt(storeId, { ...span!, prices })).message);
    saved([]);
    onDone();
  };
  const change = async () => {
    const { changed, overtaken } = await changePricesAt(storeId, asked);
    saved(overtaken);
    if (changed > 0) notify(`${plural(changed, counted)} saved`);
    if (overtaken.length > 0)
      notify(
        plural(overtaken.length, {
          one: '# price was changed by somebody else meanwhile. Look at it and save again.',
          other: '# prices were changed by somebody else meanwhile. Look at them and save again.',
        }),
        'warning',
      );
    onDone();
  };
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {hasWrong && <Notice tone="danger">Correct the marked prices first.</Notice>}
      {tooMany && <Notice tone="danger">At most {mostPriceChanges} products can be saved at once.</Notice>}
      {large > 0 && (
        <Notice>
          {plural(large, {
            one: '# price changes by half or more. Check that it is what you mean.',
            other: '# prices change by half or more. Check that they are what you mean.',
          })}
        </Notice>
      )}
      <Table
        dense
        caption="Changes"
        rows={changes}
        rowKey={({ product }) => product.id}
        columns={[
          { id: 'product', header: 'Product', names: true, cell: ({ product }) => productName(product) },
          { id: 'now', header: 'Now', align: 'end', cell: ({ product }) => <Amounts {...product} /> },
          { id: 'new', header: 'New', align: 'end', cell: (change) => <NewAmounts {...change} /> },
          { id: 'change', header: 'Change', align: 'end', cell: ChangeOf },
        ]}
      />
      <RadioGroup
        label="When"
        name="when"
        look="row"
        choices={[
          { value: 'now', label: times.now },
          { value: 'planned', label: times.planned },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === 'planned' && <PlanTimes typed={typed} onType={setTyped} />}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onDone}>
          Go back
        </Button>
        <Button
          disabled={hasWrong || tooMany || (when === 'planned' && !span)}
          busy={busy}
          busyLabel="Saving"
          onClick={() => run(when === 'now' ? change : plan)}
        >
          {when === 'now' ? 'Save' : 'Plan'} {plural(changes.length, counted)}
        </Button>
      </DialogActions>
    </>
  );
}

const Amounts = ({ price, compare_at }: { price: number; compare_at: number | null }) => (
  <>
    {formatMoney(price)}
    {compare_at !== null && <span className={css.before}>compare at {formatMoney(compare_at)}</span>}
  </>
);

const NewAmounts = ({ asked, errors }: ReadEdit) =>
  asked ? <Amounts {...asked} /> : <span className={css.wrong}>{errors.price ?? errors.compare_at}</span>;

/** By how much the price changes, as a share of what it was. */
const shareOf = ({ product, asked }: ReadEdit) =>
  asked && asked.price !== product.price ? (asked.price - product.price) / product.price : undefined;

/** A slip of the hand is rarely small. */
const isLarge = (share = 0) => Math.abs(share) >= 0.5;

function ChangeOf(change: ReadEdit) {
  const share = shareOf(change);
  if (share === undefined) return null;
  const words = `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share))}`;
  return isLarge(share) ? <Badge tone="warning">{words}</Badge> : words;
}
