import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { DialogActions } from 'browser/ui/overlays/Dialog';
import { type HomeDraft, previewHome } from 'contract/catalogue/home.staff';
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import type { At } from './at';
import { PreviewDialog } from './PreviewDialog';

type Props = {
  at: At;
  busy: boolean;
  trouble: string | undefined;
  /** What is typed, even if it is not complete. */
  draftOf: (form: HTMLFormElement) => unknown;
  onClose: () => void;
};

const draftSchema = previewHome.shape.body.entries.draft;

/** The end of each form: what was refused, and what can be done with what is typed. */
export function PartActions({ at, busy, trouble, draftOf, onClose }: Props) {
  const [draft, setDraft] = useState<HomeDraft | null>(null);
  const preview = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { success, output } = v.safeParse(draftSchema, draftOf(form!));
    if (success) setDraft(output);
    // An incomplete form is not sent: it shows at its fields what is missing.
    else form!.requestSubmit();
  };
  return (
    <>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="secondary" onClick={preview}>
          Preview
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save
        </Button>
      </DialogActions>
      {/* Outside the form, so that Enter in the preview's day does not save. */}
      {draft &&
        createPortal(<PreviewDialog at={at} draft={draft} onClose={() => setDraft(null)} />, document.body)}
    </>
  );
}
