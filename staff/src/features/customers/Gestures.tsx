import { Button } from 'browser/ui/buttons/Button';
import { Dialog } from 'browser/ui/overlays/Dialog';
import type { CustomerFacts } from 'contract/customers.staff';
import { useState } from 'react';
import { useStoresWith } from '../../platform/me';
import css from './Gestures.module.css';
import { GoodwillForm } from './GoodwillForm';
import { NoteForm } from './NoteForm';

/** What every one of the staff may do for a customer of their store. */
export function Gestures({ customer: { id, first_name, stores } }: { customer: CustomerFacts }) {
  const [open, setOpen] = useState<'note' | 'goodwill'>();
  const close = () => setOpen(undefined);
  const here = stores.map(({ store_id, store_name }) => ({ id: store_id, name: store_name }));
  const mayGive = useStoresWith('orders.refund').filter((store) => here.some((each) => each.id === store.id));
  if (here.length === 0) return null;
  return (
    <div className={css.gestures}>
      <Button variant="secondary" onClick={() => setOpen('note')}>
        Write a note
      </Button>
      {mayGive.length > 0 && (
        <Button variant="secondary" onClick={() => setOpen('goodwill')}>
          Give goodwill
        </Button>
      )}
      <Dialog
        open={open === 'note'}
        onClose={close}
        title={`A note about ${first_name}`}
        description="Other staff of the store read it. The customer does not."
      >
        <NoteForm id={id} stores={here} onClose={close} />
      </Dialog>
      <Dialog
        open={open === 'goodwill'}
        onClose={close}
        title={`Goodwill for ${first_name}`}
        description="It is in the account at once, and the customer gets an email about it."
      >
        <GoodwillForm id={id} stores={mayGive} onDone={close} />
      </Dialog>
    </div>
  );
}
