import { Button } from 'browser/ui/buttons/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AccountPage } from '../profile/AccountPage';
import { AddNewCardDialog } from './AddNewCardDialog';
import { AddressDialog } from './AddressDialog';
import { AddressList } from './AddressList';

/** Which address the dialog is open for: a new one, or the one with this id. */
type Editing = 'new' | { id: string } | null;

export function BillingAddressScreen() {
  const [editing, setEditing] = useState<Editing>(null);
  const [addingCard, setAddingCard] = useState(false);
  return (
    <AccountPage
      title="Billing Address"
      lead="Save addresses here for your orders. Your default comes first at checkout."
      actions={
        <>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
            Add New Address
          </Button>
          <Button variant="secondary" onClick={() => setAddingCard(true)}>
            Add New Card
          </Button>
        </>
      }
    >
      <AddressList onEdit={(id) => setEditing({ id })} />
      <AddNewCardDialog
        open={addingCard}
        onClose={() => setAddingCard(false)}
        onAddAddress={() => setEditing('new')}
      />
      {editing && (
        <AddressDialog id={editing === 'new' ? undefined : editing.id} onClose={() => setEditing(null)} />
      )}
    </AccountPage>
  );
}
