import { Dialog } from 'browser/ui/overlays/Dialog';
import { useFactorAsked } from '../../platform/fresh-factor';
import { FactorForm } from './FactorForm';

/** Comes up when a call wants a fresh look at the factor, and lets it go on. */
export function FactorDialog() {
  const { answer } = useFactorAsked();
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => answer?.(false)}
      size="small"
      title="Confirm that it is you"
      description="This change needs a fresh code or your passkey."
    >
      <FactorForm label="Confirm that it is you" does="Confirm" onProven={() => answer?.(true)} />
    </Dialog>
  );
}
