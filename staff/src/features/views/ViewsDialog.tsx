import { useQuery } from '@tanstack/react-query';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { Notice } from 'browser/ui/feedback/Notice';
import { Dialog } from 'browser/ui/overlays/Dialog';
import type { SavedView } from 'contract/desk/views.staff';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { RowList } from '../../ui/Rows';
import { NameForm } from './NameForm';
import css from './ViewsDialog.module.css';
import { remove, rename, sort, viewsQuery } from './views.api';

/** All that somebody has saved: to rename, to put into another order, to delete. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { data: views = [] } = useQuery(viewsQuery);
  const { run, busy, refusal } = useCall();
  const [renaming, setRenaming] = useState<string>();

  const move = ({ id }: SavedView, by: 1 | -1) => {
    const ids = views.map((view) => view.id);
    const at = ids.indexOf(id);
    return run(() => sort(ids.toSpliced(at, 1).toSpliced(at + by, 0, id)));
  };
  const renamed = async (id: string, name: string) => {
    await rename(id, name);
    setRenaming(undefined);
  };
  return (
    <Dialog open onClose={onClose} title="Your views" busy={busy}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {views.length === 0 && <p className={css.none}>You have no saved views left.</p>}
      <RowList rows={views}>
        {(view) =>
          renaming === view.id ? (
            <div className={css.renaming}>
              <NameForm
                label={`Rename ${view.name}`}
                name={view.name}
                does="Rename"
                onNamed={(name) => renamed(view.id, name)}
              />
            </div>
          ) : (
            <>
              <span className={css.name}>{view.name}</span>
              <span className={css.acts}>
                <IconButton
                  label={`Move ${view.name} up`}
                  disabled={view === views[0]}
                  onClick={() => move(view, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move ${view.name} down`}
                  disabled={view === views.at(-1)}
                  onClick={() => move(view, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Rename ${view.name}`}
                  onClick={() => setRenaming(view.id)}
                >
                  Rename
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Delete ${view.name}`}
                  onClick={() => run(() => remove(view.id))}
                >
                  Delete
                </Button>
              </span>
            </>
          )
        }
      </RowList>
    </Dialog>
  );
}
