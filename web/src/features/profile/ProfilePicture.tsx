import { largestPicture } from 'contract/profile';
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { notify } from '../../platform/toast';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import css from './ProfilePicture.module.css';
import { pictureSource } from './picture-source';
import { useUploadPicture } from './profile.api';

type Props = {
  name: string;
  imageUrl: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (imageUrl: string) => void;
};

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** A new picture is uploaded at once and belongs to the profile when the profile is saved. */
export function ProfilePicture({ name, imageUrl, error, disabled, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const upload = useUploadPicture();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    if (file.size > largestPicture) return notify('A picture can be up to 5 MB.', 'error');
    upload.mutate(file, { onSuccess: onChange });
  };
  const remove = () => {
    onChange('');
    // The button goes with the picture.
    button.current?.focus();
  };

  return (
    <div className={css.picture}>
      <Avatar name={name} src={pictureSource(imageUrl, 240)} size="large" />
      <div className={css.words}>
        <div className={css.buttons}>
          <input
            ref={input}
            type="file"
            accept={accepted}
            hidden
            aria-label="Picture file"
            onChange={choose}
          />
          <Button
            ref={button}
            variant="secondary"
            size="small"
            icon={<Upload aria-hidden="true" />}
            busy={upload.isPending}
            busyLabel="Uploading..."
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            Upload new picture
          </Button>
          {imageUrl && (
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              disabled={disabled || upload.isPending}
              onClick={remove}
            >
              Remove
            </Button>
          )}
        </div>
        <p className={css.hint} role={error ? 'alert' : undefined} data-error={error ? true : undefined}>
          {error ?? 'JPEG, PNG, WebP or AVIF, up to 5 MB.'}
        </p>
      </div>
    </div>
  );
}
