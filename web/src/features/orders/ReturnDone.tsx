import { Button } from '../../ui/Button';
import { DialogActions } from '../../ui/Dialog';
import { GoesBack } from './GoesBack';
import type { BackTo } from './given-back';

/** What the store has given back for it. */
export const ReturnDone = ({ rows, onClose }: { rows: BackTo[]; onClose: () => void }) => (
  <>
    {rows.length > 0 ? (
      <>
        <p>This is on its way back to you. Banks show it after a few working days.</p>
        <GoesBack rows={rows} label="Given back" />
      </>
    ) : (
      <p>It is noted. There was nothing to give back for it.</p>
    )}
    <DialogActions>
      <Button data-autofocus onClick={onClose}>
        Done
      </Button>
    </DialogActions>
  </>
);
