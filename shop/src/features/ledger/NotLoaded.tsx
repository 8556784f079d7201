import { Button } from 'browser/ui/buttons/Button';
import { EmptyState } from 'browser/ui/feedback/EmptyState';

type Props = { again: () => unknown; busy: boolean };

/** The notice has said what happened; this offers to try again. */
export const NotLoaded = ({ again, busy }: Props) => (
  <EmptyState
    title="This list couldn’t be loaded"
    action={
      <Button variant="secondary" busy={busy} busyLabel="Trying again" onClick={() => again()}>
        Try again
      </Button>
    }
  >
    Please try again in a moment.
  </EmptyState>
);
