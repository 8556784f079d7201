import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

type Props = { again: () => unknown; busy: boolean };

/** What happened the notice has said; here is the way on. */
export const NotLoaded = ({ again, busy }: Props) => (
  <EmptyState
    title="Not here yet"
    action={
      <Button variant="secondary" busy={busy} busyLabel="Trying again" onClick={() => again()}>
        Try again
      </Button>
    }
  >
    This list did not come through.
  </EmptyState>
);
