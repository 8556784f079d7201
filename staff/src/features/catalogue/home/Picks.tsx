import { Button } from 'browser/ui/buttons/Button';
import type { EditedPick } from 'contract/catalogue/home.staff';
import { useState } from 'react';
import { Section } from '../../../ui/Section';
import type { At } from './at';
import { OrderedParts } from './OrderedParts';
import { PickDialog } from './PickDialog';

type Props = { at: At; picks: readonly EditedPick[] };

/** Bottles that the store's people stand behind, by name. */
export function Picks({ at, picks }: Props) {
  const [edited, setEdited] = useState<EditedPick | 'new'>();
  return (
    <Section
      title="What we’re drinking"
      lead="Recommended by name. A bottle that is sold out is left out until it is back."
    >
      <OrderedParts
        at={at}
        part="picks"
        row="pick"
        rows={picks}
        nameOf={({ person, name }) => `${person}: ${name}`}
        aboutOf={({ role, words }) => `${role}. ${words}`}
        lackOf={({ in_stock }) => (in_stock ? undefined : 'Not in stock')}
        onEdit={setEdited}
      />
      <div>
        <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
          New pick
        </Button>
      </div>
      {edited && (
        <PickDialog
          at={at}
          pick={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
