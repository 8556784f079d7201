import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import type { HomeTileKind } from 'contract/catalogue/home';
import { type EditedTile, tileFacts } from 'contract/catalogue/home.staff';
import type { At } from './at';
import { ForWhom } from './ForWhom';
import { saveTile } from './home.api';
import { PartActions } from './PartActions';
import css from './PartForm.module.css';
import { ShelfField } from './ShelfField';
import { wordsOfTiles } from './words-of-tiles';

type Props = { at: At; kind: HomeTileKind; tile: EditedTile | undefined; onClose: () => void };

export const TileDialog = (props: Props) => (
  <Dialog
    open
    onClose={props.onClose}
    title={props.tile ? `Edit “${props.tile.title}”` : `New ${wordsOfTiles[props.kind].one}`}
  >
    <TileForm {...props} />
  </Dialog>
);

function TileForm({ at, kind, tile, onClose }: Props) {
  const read = (form: HTMLFormElement) => {
    const said = Object.fromEntries(new FormData(form));
    return { ...said, kind, for_all: said.for_all === 'all' };
  };
  const { form, errors, busy, trouble } = useForm(
    tileFacts,
    async (facts) => {
      notify(await saveTile(at.storeId, tile, facts));
      onClose();
    },
    read,
  );
  return (
    <form {...form} className={css.form} aria-label="Way in">
      <ForWhom forAll={tile?.for_all ?? false} />
      <TextField
        label="Title"
        name="title"
        required
        autoComplete="off"
        defaultValue={tile?.title}
        error={errors.title}
      />
      <ShelfField shelf={tile?.shelf} error={errors.shelf} />
      <PartActions
        at={at}
        busy={busy}
        trouble={trouble}
        draftOf={(element) => ({ part: 'tiles', id: tile?.id ?? null, facts: read(element) })}
        onClose={onClose}
      />
    </form>
  );
}
