import { formatMoney } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Select } from 'browser/ui/choices/Select';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { futurePresets } from 'browser/ui/dates/date-presets';
import { Notice } from 'browser/ui/feedback/Notice';
import columns from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { phone, ThumbBar } from 'browser/ui/page/ThumbBar';
import { useMedia } from 'browser/ui/use-media';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { createGiftCart, giftAmounts } from 'contract/gift-cards/purchases';
import type { Store } from 'contract/stores';
import { ResendConfirmation } from '../../auth/ResendConfirmation';
import css from './GiftForm.module.css';
import { bodyOf, centsOf, dayAt, type GiftDraft, ownAmount, yearAfter } from './gift-form';
import { createCart } from './gifts.api';
import { WhoFields } from './WhoFields';

type Props = {
  design: GiftCardDesign;
  draft: GiftDraft;
  onDraft: (draft: GiftDraft) => void;
  stores: readonly Store[];
  onCreated: (giftCartId: string) => void;
};

const amounts = [
  ...giftAmounts.map((cents) => ({ value: String(cents), label: formatMoney(cents).replace('.00', '') })),
  { value: ownAmount, label: 'Another amount' },
];

/** Amount, recipient, words, store and day of a gift. */
export function GiftForm({ design, draft, onDraft, stores, onCreated }: Props) {
  const isPhone = useMedia(phone);
  const store = stores.find(({ id }) => id === draft.storeId);
  const today = dayAt(store?.timezone ?? 'UTC');
  const change = (part: Partial<GiftDraft>) => onDraft({ ...draft, ...part });

  const sent = () => bodyOf(draft, design, today) as Parameters<typeof createCart>[0];

  const { form, errors, busy, trouble, refusal, edited } = useForm(
    createGiftCart.shape.body,
    async () => {
      // The contract's reading turned dollars into cents: what is sent is what was read.
      const { giftCardCartId } = await createCart(sent());
      onCreated(giftCardCartId);
    },
    sent,
  );

  const wayOn = (
    <Button type="submit" size="large" busy={busy} busyLabel="One moment">
      Continue to payment
    </Button>
  );

  return (
    <form {...form} className={css.form} aria-label="Your gift">
      <Card as="section" className={css.part} aria-labelledby="amount-heading">
        <h2 id="amount-heading" className={css.heading}>
          How much?
        </h2>
        <RadioGroup
          label="Amount"
          hideLabel
          name="usual"
          look="row"
          value={draft.amount}
          onChange={(amount) => {
            change({ amount });
            void edited('amount');
          }}
          choices={amounts}
        />
        {draft.amount === ownAmount && (
          <div className={css.own}>
            <TextField
              label="Your amount"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              start="$"
              required
              hint="From $10 to $500"
              value={draft.ownAmount}
              onChange={({ target }) => change({ ownAmount: target.value })}
              error={errors.amount && 'Choose an amount from $10 to $500'}
            />
          </div>
        )}
      </Card>
      <WhoFields design={design} draft={draft} change={change} errors={errors} />
      <Card as="section" className={css.part} aria-labelledby="when-heading">
        <h2 id="when-heading" className={css.heading}>
          Where and when?
        </h2>
        <div className={columns.fields}>
          <Select
            label="Store"
            name="store_id"
            options={stores}
            value={draft.storeId}
            onChange={(storeId) => {
              change({ storeId });
              void edited('store_id');
            }}
            required
            hint="The card can be used at this store."
            error={errors.store_id && 'Choose a store'}
          />
          <DatePicker
            label="Day of delivery"
            name="delivery_date"
            today={today}
            presets={futurePresets(today)}
            min={today}
            max={yearAfter(today)}
            value={draft.day === undefined ? today : draft.day}
            onChange={(day) => {
              change({ day });
              void edited('delivery_date');
            }}
            required
            hint="If you choose today, it goes out right away. On any other day it goes out at 9 AM, store time."
            error={errors.delivery_date && 'Choose a day from today to a year ahead'}
          />
        </div>
      </Card>
      {trouble && (
        <Notice
          comesIntoView
          tone="danger"
          action={refusal === emailUnconfirmed.code && <ResendConfirmation />}
        >
          {trouble}
        </Notice>
      )}
      <p className={css.soft}>No tax and no fee on gift cards.</p>
      {isPhone ? (
        <ThumbBar name="Gift card" value={formatMoney(centsOf(draft) ?? 0)}>
          {wayOn}
        </ThumbBar>
      ) : (
        <div>{wayOn}</div>
      )}
    </form>
  );
}
