import { useState } from 'react';
import { type NotificationType, notify, showToast } from '../../toasts/toast';
import { Button } from '../buttons/Button';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { Dialog, DialogActions } from '../overlays/Dialog';
import { Group, Specimen } from './Specimen';

const types: readonly NotificationType[] = ['success', 'error', 'info', 'warning'];

export const OverlayGroup = () => (
  <Group title="Dialogs and toasts">
    <Specimen title="Dialogs">
      <AddressDialog name="Dialog" />
      <AddressDialog name="Right sheet" side="right" />
      <AddressDialog name="Left sheet" side="left" />
      <AddressDialog name="Bottom sheet" side="bottom" />
      <Asking />
    </Specimen>
    <Specimen title="Toasts">
      {types.map((type) => (
        <Button key={type} variant="secondary" onClick={() => notify(`This is ${type}`, type)}>
          {type}
        </Button>
      ))}
      <Button
        variant="secondary"
        onClick={() => {
          const action = { label: 'Undo', onPress: () => notify('It is back') };
          showToast({ message: 'Barolo 2019 is removed from your cart', action });
        }}
      >
        with an action
      </Button>
      <Button
        variant="secondary"
        onClick={() => showToast({ message: 'Address saved', isBottomCenter: true, toastBg: 'light' })}
      >
        light, at the bottom
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          const message = 'Your license expires before the delivery, so the driver may not hand it over.';
          showToast({ message, notificationType: 'warning', isCustomStyled: true, isAutoHide: false });
        }}
      >
        tinted, until closed
      </Button>
    </Specimen>
  </Group>
);

function AddressDialog({ name, side }: { name: string; side?: 'right' | 'left' | 'bottom' }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      notify('Address saved');
    }, 1200);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Dialog open={open} onClose={close} title="Add New Address" side={side} busy={busy}>
        <TextField label="First name" required />
        <TextField label="Last name" required />
        <TextField label="Phone" type="tel" />
        <TextArea label="Address" />
        <DialogActions>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving..." onClick={save}>
            Submit
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Asking() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Confirm
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={close}
        title="Delete this address?"
        confirm="Delete"
      >
        12 Vine Street, San Francisco. Orders that are on their way still arrive there.
      </ConfirmDialog>
    </>
  );
}
