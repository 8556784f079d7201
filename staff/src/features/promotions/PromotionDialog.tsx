import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import {
  type PromotionAudience,
  type PromotionFacts,
  type PromotionWay,
  promotionFacts,
  type StaffPromotion,
} from 'contract/promotions/promotions.staff';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { typedMoment } from '../../platform/store-moment';
import { ActsOf } from '../record/ActsOf';
import { AudienceOf } from './AudienceOf';
import { CodesOf } from './CodesOf';
import { GoodsChoice } from './GoodsChoice';
import { GroupOf } from './GroupOf';
import { MadeCodes } from './MadeCodes';
import css from './PromotionDialog.module.css';
import { PromotionPreview } from './PromotionPreview';
import { type PromotedChoices, promotedChoicesQuery, savePromotion } from './promotions.api';
import { type ChosenGoods, factsOf, type HowItIsHad, readPromotion } from './read-promotion';
import { StepRows } from './StepRows';

type Props = {
  storeId: number;
  /** None where it is new. */
  promotion: StaffPromotion | undefined;
  onClose: () => void;
};

export const PromotionDialog = (props: Props) => (
  <Dialog
    open
    size="large"
    onClose={props.onClose}
    title={props.promotion ? `Edit “${props.promotion.name}”` : 'New promotion'}
  >
    <Loaded {...props} />
  </Dialog>
);

function Loaded(props: Props) {
  const { data, error, isFetching, refetch } = useQuery(promotedChoicesQuery(props.storeId));
  if (data) return <PromotionForm {...props} choices={data} />;
  if (!error) return <Skeleton lines={8} label="Loading what can be chosen" />;
  return (
    <Trouble title="We could not load what can be chosen" again={refetch} busy={isFetching}>
      {inWords(error)}
    </Trouble>
  );
}

const ways = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars, once for all of them' },
  { value: 'buy_get', label: 'Buy some, get some for less' },
] as const;

function PromotionForm({ storeId, promotion, choices, onClose }: Props & { choices: PromotedChoices }) {
  const id = useId();
  const [how, setHow] = useState<PromotionWay>(promotion?.how ?? 'percent');
  const [had, setHad] = useState<HowItIsHad>(promotion?.by_code ? 'by-code' : 'by-itself');
  const [audience, setAudience] = useState<PromotionAudience>(promotion?.audience ?? 'everybody');
  const [goods, setGoods] = useState<ChosenGoods>(promotion?.goods ?? []);
  const [draft, setDraft] = useState<PromotionFacts | undefined>(promotion && factsOf(promotion));
  const read = (form: HTMLFormElement) => readPromotion(form, goods);
  const { form, errors, busy, trouble } = useForm(
    promotionFacts,
    async (facts) => {
      notify(await savePromotion(storeId, promotion, facts));
      onClose();
    },
    read,
  );
  const wrong = new Map<string, string | undefined>(Object.entries(errors));
  /** Of a list, what is wrong with any of it. */
  const errorOf = (name: string) =>
    wrong.get(name) ?? [...wrong].find(([key]) => key.startsWith(`${name}.`))?.[1];
  const lookAt = (chosen: ChosenGoods) => {
    if (!form.ref.current) return;
    const { success, output } = v.safeParse(promotionFacts, readPromotion(form.ref.current, chosen));
    setDraft(success ? output : undefined);
  };
  return (
    <div className={css.form}>
      <form
        {...form}
        id={id}
        className={css.form}
        aria-label="Promotion"
        onInput={(event) => {
          form.onInput(event);
          lookAt(goods);
        }}
      >
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          hint="For you: customers never see it."
          defaultValue={promotion?.name}
          error={errors.name}
        />
        <TextField
          label="Customers read"
          name="shown_as"
          required
          autoComplete="off"
          hint="Such as “Mixed case of wine”: how much is off stands behind it."
          defaultValue={promotion?.shown_as}
          error={errors.shown_as}
        />
        <RadioGroup
          label="Takes off"
          name="how"
          look="row"
          value={how}
          onChange={setHow}
          choices={ways}
          error={errors.how}
        />
        {how === 'buy_get' ? (
          <GroupOf promotion={promotion} errorOf={(name) => wrong.get(name)} />
        ) : (
          <StepRows
            how={how}
            steps={promotion?.how === 'buy_get' ? undefined : promotion?.steps}
            errorOf={(name) => wrong.get(name)}
            onRemoved={() => lookAt(goods)}
          />
        )}
        <AudienceOf
          promotion={promotion}
          memberships={choices.memberships}
          audience={audience}
          onChange={setAudience}
          error={errorOf('membership_ids')}
        />
        <CodesOf promotion={promotion} had={had} onChange={setHad} errorOf={errorOf} />
        <StoresOf promotion={promotion} stores={choices.stores} here={storeId} error={errors.store_ids} />
        <TimesOf promotion={promotion} now={choices.now} errors={errors} />
      </form>
      <GoodsChoice
        storeId={storeId}
        choices={choices}
        goods={goods}
        error={errors.goods}
        onChange={(chosen) => {
          setGoods(chosen);
          lookAt(chosen);
        }}
      />
      {promotion?.by_code && had === 'by-code' && <MadeCodes storeId={storeId} promotion={promotion} />}
      <PromotionPreview storeId={storeId} draft={draft} />
      {promotion && <ActsOf thing="promotion" id={promotion.id} />}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={id} busy={busy} busyLabel="Saving">
          Save
        </Button>
      </DialogActions>
    </div>
  );
}

type StoresProps = {
  promotion: StaffPromotion | undefined;
  stores: PromotedChoices['stores'];
  here: number;
  error: string | undefined;
};

/** A new one is for the store where it is made. */
function StoresOf({ promotion, stores, here, error }: StoresProps) {
  const chosen = new Set(promotion ? promotion.stores.map(({ id }) => id) : [here]);
  return (
    <fieldset className={css.stores}>
      <legend>Stores</legend>
      {stores.map(({ id, name }) => (
        <Checkbox key={id} name="store_ids" value={id} label={name} defaultChecked={chosen.has(id)} />
      ))}
      {error && <p className={css.wrong}>{error}</p>}
    </fieldset>
  );
}

type TimesProps = {
  promotion: StaffPromotion | undefined;
  now: PromotedChoices['now'];
  errors: { from?: string | undefined; until?: string | undefined };
};

function TimesOf({ promotion, now, errors }: TimesProps) {
  return (
    <div className={css.times}>
      <TextField
        label="From"
        name="from"
        type="datetime-local"
        required
        defaultValue={typedMoment(promotion?.from ?? now)}
        error={errors.from}
      />
      <TextField
        label="Until"
        name="until"
        type="datetime-local"
        hint="This store’s own time. Empty: until you end it."
        defaultValue={typedMoment(promotion?.until)}
        error={errors.until}
      />
    </div>
  );
}
