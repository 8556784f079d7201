import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { useState } from 'react';
import { drop } from './counting.api';
import { ReasonDialog } from './ReasonDialog';

export function DropButton({ storeId, id }: { storeId: number; id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Drop
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Drop this count?"
        description="Nothing is set right, and its bottles may be in another count."
        confirm="Drop the count"
        variant="danger"
        onReason={async (why) => notify(await drop(storeId, id, why))}
      />
    </>
  );
}
