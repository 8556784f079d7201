import { Wine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { LoadingOverlay } from '../feedback/LoadingOverlay';
import { Progress } from '../feedback/Progress';
import { Skeleton } from '../feedback/Skeleton';
import { Trouble } from '../feedback/Trouble';
import { Card } from '../lists/Card';
import { Group, Specimen } from './Specimen';

export const StateGroup = () => (
  <Group title="Waiting, nothing, trouble">
    <Specimen title="Skeletons" layout="grid">
      <Skeleton lines={3} />
      <Skeleton shape="block" ratio="16 / 9" />
      <Skeleton shape="card" />
    </Specimen>
    <Specimen title="Empty, trouble" layout="grid">
      <Card>
        <EmptyState picture={<Wine />} title="Your wishlist is empty" action={<Button>Browse wines</Button>}>
          Tap the heart on a bottle and it waits here for you.
        </EmptyState>
      </Card>
      <Card>
        <Trouble title="Failed to load lottery list" again={() => {}}>
          The shop did not answer. Your entries are safe.
        </Trouble>
      </Card>
      <Card>
        <Trouble again={() => {}} busy />
      </Card>
    </Specimen>
    <Specimen title="Progress" layout="grid">
      <Progress label="Gold membership" value={320} max={500} text="320 of 500 points" />
      <Progress label="Sending the picture" />
    </Specimen>
    <Specimen title="Overlay" layout="column">
      <Covered />
    </Specimen>
  </Group>
);

function Covered() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setBusy(!busy)}>
        {busy ? 'Stop' : 'Delete the address'}
      </Button>
      <LoadingOverlay busy={busy} label="Deleting the address">
        <Card>
          <p>Ada Lovelace, 12 Vine Street, San Francisco, California, United States, 94110</p>
          <p>Tel: (415) 555-0133</p>
        </Card>
      </LoadingOverlay>
    </>
  );
}
