import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import type { EditedProduct } from 'contract/catalogue/products.staff';
import { useState } from 'react';
import { retireProductAs } from '../catalogue.api';

/** Takes a product out of every store, or brings it back. */
export function RetireButton({ product: { id, retired } }: { product: EditedProduct }) {
  const [open, setOpen] = useState(false);
  const { run, busy } = useCall({ refused: noticeInWords });
  const setRetired = (to: boolean) => run(async () => notify((await retireProductAs(id, to)).message));
  if (retired)
    return (
      <Button variant="secondary" size="small" busy={busy} onClick={() => setRetired(false)}>
        Bring back
      </Button>
    );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Retire
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          if (await setRetired(true)) setOpen(false);
        }}
        busy={busy}
        title="Retire this product?"
        confirm="Retire"
        confirmBusy="Saving"
      >
        No store sells or lists it anymore. Past orders still show it, and you can bring it back at any time.
      </ConfirmDialog>
    </>
  );
}
