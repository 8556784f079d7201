import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { formatMoney } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import type { StaffOrder, WayToAgree } from 'contract/orders/orders.staff';
import type { Proposal } from 'contract/orders/replacements.staff';
import { useState } from 'react';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { nameOfLine } from '../words-of-orders';
import css from './MissingDialog.module.css';
import { PhoneLink } from './PhoneLink';
import { proposalsQuery, replace, replacementQuery } from './replacing.api';
import { WhatGoesBack } from './WhatGoesBack';

/** So many of a line are missing. */
export type MissingPieces = { line: StaffOrder['lines'][number]; quantity: number };

type Props = { order: StaffOrder; missing: MissingPieces | undefined; onClose: () => void };

export const ReplaceDialog = ({ order, missing, onClose }: Props) => (
  <Dialog
    open={missing !== undefined}
    onClose={onClose}
    title="Another bottle instead"
    description={missing && `In the place of ${nameOfLine(missing.line)}`}
  >
    {missing && <ReplaceForm order={order} {...missing} onClose={onClose} />}
  </Dialog>
);

type FormProps = Pick<Props, 'order' | 'onClose'> & MissingPieces;

/** The customer is asked; what it costs them is shown before anything is done. */
function ReplaceForm({ order, line, quantity: missing, onClose }: FormProps) {
  const { position } = line;
  const [quantity, setQuantity] = useState(missing);
  const [words, setWords] = useState('');
  const [productId, setProductId] = useState<number>();
  const [agreed, setAgreed] = useState<WayToAgree>();
  const [isEmpty, setIsEmpty] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const { run, busy, refusal } = useCall();
  const proposals = useQuery(proposalsQuery(order, position, words));
  const chosen = proposals.data?.find(({ product_id }) => product_id === productId);
  const asked = chosen && { position, quantity, product_id: chosen.product_id };
  const { data: less, error } = useQuery(replacementQuery(order, asked));

  const press = () => {
    setIsPressed(true);
    if (!asked || !agreed) return;
    void run(async () => {
      await replace(order, { ...asked, agreed, shelf_is_empty: isEmpty });
      notify(`${nameOfLine(chosen)} takes its place`);
      onClose();
    });
  };

  return (
    <div className={css.form}>
      <div className={css.line}>
        <span>How many</span>
        <QuantityStepper
          label="How many are replaced"
          max={line.quantity}
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      <BottleSearch
        label="Search another bottle"
        words={words}
        onWords={setWords}
        busy={proposals.isFetching}
      />
      {proposals.isPending && <Skeleton lines={4} label="Looking for bottles like it" />}
      {proposals.error && (
        <Trouble
          title="We could not look for other bottles"
          again={proposals.refetch}
          busy={proposals.isFetching}
        >
          {inWords(proposals.error)}
        </Trouble>
      )}
      {proposals.data?.length === 0 && (
        <p>
          {words === ''
            ? 'Nothing like it is on the shelf. Search for another bottle, or take it off.'
            : `No bottle of this department matches “${words}”.`}
        </p>
      )}
      {proposals.data && proposals.data.length > 0 && (
        <RadioGroup
          label="Which bottle"
          name="product"
          required
          error={isPressed && !chosen && 'Choose a bottle'}
          choices={proposals.data.map((each) => ({
            value: String(each.product_id),
            label: nameOfLine(each),
            hint: aboutProposal(each).join(' · '),
          }))}
          value={String(chosen?.product_id ?? '')}
          onChange={(value) => setProductId(Number(value))}
        />
      )}
      {error && <Notice tone="danger">{inWords(error)}</Notice>}
      {less && <WhatGoesBack order={order} less={less} />}
      {less && chosen && less.unit_price < chosen.price && (
        <p>Sold for {formatMoney(less.unit_price)} each, like what was ordered.</p>
      )}
      <RadioGroup
        label={`${order.customer_name} agreed`}
        name="agreed"
        required
        look="row"
        error={isPressed && !agreed && 'Ask the customer first'}
        hint={order.customer_phone && <PhoneLink phone={order.customer_phone} />}
        choices={waysToAgree}
        {...(agreed && { value: agreed })}
        onChange={setAgreed}
      />
      <Checkbox
        label="The shelf is empty"
        hint="What is missing leaves the stock, too."
        checked={isEmpty}
        onChange={(event) => setIsEmpty(event.target.checked)}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Keep looking
        </Button>
        <Button busy={busy} busyLabel="Replacing..." onClick={press}>
          Replace
        </Button>
      </DialogActions>
    </div>
  );
}

const waysToAgree: { value: WayToAgree; label: string }[] = [
  { value: 'by_phone', label: 'By phone' },
  { value: 'in_person', label: 'In person' },
];

const aboutProposal = ({ price, left, same_grape, size_ml, shelf_place }: Proposal) =>
  [
    formatMoney(price),
    `${left} left`,
    same_grape && 'same grape',
    size_ml !== null && `${size_ml} ml`,
    shelf_place,
  ].filter((part) => typeof part === 'string' && part !== '');
