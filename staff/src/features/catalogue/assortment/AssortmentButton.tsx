import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { StoreProduct } from 'contract/catalogue/assortment.staff';
import { useState } from 'react';
import { carryAt, stopCarryingAt } from '../catalogue.api';
import { productName } from '../product-name';
import { priceText, sentPrice, typedPrice } from '../typed-price';
import css from './AssortmentButton.module.css';

type Store = { id: number; name: string };
type Props = { store: Store; product: StoreProduct };

/** Takes a product into what the store sells, or out of it. */
export function AssortmentButton({ store, product }: Props) {
  const [open, setOpen] = useState(false);
  if (product.retired) return null;
  const close = () => setOpen(false);
  const words = product.carried ? 'Stop selling' : 'Sell here';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={css.button}
        aria-label={`${words}: ${productName(product)}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {product.carried ? (
        <StopSelling open={open} onClose={close} {...{ store, product }} />
      ) : (
        <Dialog
          open={open}
          onClose={close}
          size="small"
          title={`Sell at ${store.name}`}
          description={productName(product)}
        >
          <SellForm onDone={close} {...{ store, product }} />
        </Dialog>
      )}
    </>
  );
}

function SellForm({ store, product, onDone }: Props & { onDone: () => void }) {
  const { form, errors, busy, trouble } = useForm(typedPrice, async (asked) => {
    notify((await carryAt(store.id, product.id, sentPrice(asked))).message);
    onDone();
  });
  return (
    <form {...form}>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <TextField
        label="Price"
        name="price"
        inputMode="decimal"
        start="$"
        required
        data-autofocus
        autoComplete="off"
        defaultValue={priceText(product.price)}
        error={errors.price}
      />
      <TextField
        label="Compare at"
        name="compare_at"
        inputMode="decimal"
        start="$"
        autoComplete="off"
        hint="The price before a reduction, if there is one."
        defaultValue={priceText(product.compare_at)}
        error={errors.compare_at}
      />
      <FormActions busy={busy} trouble={undefined} does="Sell here" doing="Saving..." onLeave={onDone} />
    </form>
  );
}

function StopSelling({ store, product, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const stop = async () => {
    const done = await run(async () => notify((await stopCarryingAt(store.id, product.id)).message));
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={stop}
      busy={busy}
      title={`Stop selling at ${store.name}?`}
      confirm="Stop selling"
      confirmBusy="Saving"
    >
      {`Customers of this store no longer find ${productName(product)}. Bottles on hand stay counted, and you can sell it again at any time.`}
    </ConfirmDialog>
  );
}
