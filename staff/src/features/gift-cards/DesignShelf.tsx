import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { Badge } from 'browser/ui/values/Badge';
import type { DesignKind } from 'contract/gift-cards/designs';
import type { EditedDesign } from 'contract/gift-cards/designs.staff';
import { picturePath } from 'contract/platform/pictures';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { RowList, RowWords } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { DesignDialog } from './DesignDialog';
import css from './DesignShelf.module.css';
import { orderDesignsAs, retireDesignAs } from './designs.api';

type Props = { kind: DesignKind; designs: EditedDesign[]; readOnly: boolean };

const words: Record<DesignKind, { title: string; lead: string }> = {
  'gift-card': { title: 'Gift cards', lead: 'With an amount and a message.' },
  'birthday-card': { title: 'Birthday cards', lead: 'With an amount, a message and a greeting inside.' },
};

/** The designs of one kind. */
export function DesignShelf({ kind, designs, readOnly }: Props) {
  const { run, busy, refusal } = useCall();
  const [edited, setEdited] = useState<EditedDesign | 'new'>();

  const move = (from: number, to: number) => {
    const design = designs[from];
    if (!design || !designs[to]) return;
    const ids = designs.map(({ id }) => id);
    void run(async () => {
      await orderDesignsAs(kind, ids.toSpliced(from, 1).toSpliced(to, 0, design.id));
      announce(`${design.name} is number ${to + 1} now`);
    });
  };
  const retire = (design: EditedDesign) =>
    run(async () => notify(await retireDesignAs(design, !design.retired)));

  return (
    <Section {...words[kind]}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <RowList rows={designs.map((design, at) => ({ design, at, id: `${design.id}` }))}>
        {({ design, at }) => (
          <>
            <img className={css.picture} src={picturePath(design.image_id, 240)} alt="" />
            <RowWords name={design.name} about={design.description} />
            {design.retired && <Badge tone="neutral">Retired</Badge>}
            {!readOnly && (
              <div className={css.acts}>
                <IconButton
                  label={`Move ${design.name} up`}
                  aria-disabled={at === 0 || undefined}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${design.name} down`}
                  aria-disabled={at === designs.length - 1 || undefined}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Edit ${design.name}`}
                  onClick={() => setEdited(design)}
                >
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${design.retired ? 'Bring back' : 'Retire'} ${design.name}`}
                  onClick={() => retire(design)}
                >
                  {design.retired ? 'Bring back' : 'Retire'}
                </Button>
              </div>
            )}
          </>
        )}
      </RowList>
      {designs.length === 0 && <p>There are none yet.</p>}
      {!readOnly && (
        <Button variant="secondary" size="small" disabled={busy} onClick={() => setEdited('new')}>
          {kind === 'gift-card' ? 'New gift card' : 'New birthday card'}
        </Button>
      )}
      {edited && (
        <DesignDialog
          kind={kind}
          design={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
