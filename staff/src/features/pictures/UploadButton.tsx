import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { UploadedPicture } from 'contract/pictures/pictures.staff';
import { largestPicture } from 'contract/platform/uploads';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { uploadPicture } from './pictures.api';
import css from './UploadButton.module.css';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

type Props = {
  label: string;
  several?: boolean;
  disabled?: boolean;
  /** The server has taken them, in the order of the files. */
  onUploaded: (pictures: UploadedPicture[]) => unknown;
};

/** Chooses pictures and sends them, one after the other. */
export function UploadButton({ label, several = false, disabled, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string>();
  const { run, busy, refusal } = useCall();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again counts as a change.
    currentTarget.value = '';
    const large = files.find(({ size }) => size > largestPicture);
    setTooLarge(large && `${large.name} is too large. A picture can be up to 5 MB.`);
    if (large || files.length === 0) return;
    void run(async () => {
      const taken: UploadedPicture[] = [];
      try {
        for (const file of files) taken.push(await uploadPicture(file));
      } finally {
        if (taken.length > 0) await onUploaded(taken);
      }
    });
  };

  const trouble = tooLarge ?? refusal;
  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple={several}
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<Upload aria-hidden="true" />}
        busy={busy}
        busyLabel="Uploading"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className={css.hint}>JPEG, PNG, WebP or AVIF, up to 5 MB.</p>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
    </div>
  );
}
