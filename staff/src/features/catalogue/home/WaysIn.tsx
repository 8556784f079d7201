import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { type HomeTileKind, homeTileKinds } from 'contract/catalogue/home';
import type { EditedTile } from 'contract/catalogue/home.staff';
import { useState } from 'react';
import { Section } from '../../../ui/Section';
import type { At } from './at';
import { OrderedParts } from './OrderedParts';
import css from './PartForm.module.css';
import { TileDialog } from './TileDialog';
import { wordsOfTiles } from './words-of-tiles';

type Props = { at: At; tiles: readonly EditedTile[] };

/** To shelves by what somebody has in mind. */
export const WaysIn = ({ at, tiles }: Props) => (
  <div className={css.form}>
    {homeTileKinds.map((kind) => (
      <OfKind key={kind} at={at} kind={kind} tiles={tiles.filter((tile) => tile.kind === kind)} />
    ))}
  </div>
);

function OfKind({ at, kind, tiles }: Props & { kind: HomeTileKind }) {
  const [edited, setEdited] = useState<EditedTile | 'new'>();
  const { one, title } = wordsOfTiles[kind];
  return (
    <Section title={title} lead="In the order in which customers see them. Drag them, or use the arrows.">
      <OrderedParts
        at={at}
        part="tiles"
        row={kind}
        rows={tiles}
        nameOf={(tile) => tile.title}
        aboutOf={({ bottles }) => plural(bottles, { one: '# bottle', other: '# bottles' })}
        lackOf={({ bottles }) => (bottles === 0 ? 'None in stock' : undefined)}
        onEdit={setEdited}
      />
      <div>
        <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
          New {one}
        </Button>
      </div>
      {edited && (
        <TileDialog
          at={at}
          kind={kind}
          tile={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
