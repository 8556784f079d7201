import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { useState } from 'react';
import { changedIn } from './price-edits';
import { Review } from './Review';
import css from './SaveBar.module.css';
import { usePriceEdits } from './use-price-edits';

/** How many prices are changed and not saved, and the ways on. */
export function SaveBar({ storeId }: { storeId: number }) {
  const { edits, canUndo, undo, discard } = usePriceEdits(storeId);
  const [open, setOpen] = useState(false);
  const changes = changedIn(edits);
  return (
    <>
      <section className={css.bar} aria-label="Unsaved prices" hidden={changes.length === 0 && !canUndo}>
        <output>
          {changes.length === 0
            ? 'Nothing is changed'
            : plural(changes.length, { one: '# product changed', other: '# products changed' })}
        </output>
        <Button variant="quiet" size="small" disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
        <Button variant="quiet" size="small" disabled={changes.length === 0} onClick={discard}>
          Discard
        </Button>
        <Button size="small" disabled={changes.length === 0} onClick={() => setOpen(true)}>
          Review and save
        </Button>
      </section>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title="Save these prices?"
        description="Customers see them at once."
      >
        <Review storeId={storeId} changes={changes} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
