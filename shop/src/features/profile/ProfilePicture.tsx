import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Avatar } from 'browser/ui/values/Avatar';
import { largestPicture } from 'contract/platform/uploads';
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import css from './ProfilePicture.module.css';
import { pictureSource } from './picture-source';
import { uploadPicture } from './profile.api';

type Props = {
  name: string;
  imageUrl: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (imageUrl: string) => void;
};

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a new picture at once. It becomes part of the profile when the profile is saved. */
export function ProfilePicture({ name, imageUrl, error, disabled, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const upload = useCall();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Emptied, so that choosing the same file again counts as a change.
    currentTarget.value = '';
    if (!file) return;
    if (file.size > largestPicture) return notify('A picture can be up to 5 MB.', 'error');
    void upload.run(async () => onChange(await uploadPicture(file)));
  };
  const remove = () => {
    onChange('');
    // This button is disabled once the picture is gone, so the focus moves on.
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
            name="image_url"
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
            busy={upload.busy}
            busyLabel="Uploading..."
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            Upload new picture
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            disabled={disabled || upload.busy || !imageUrl}
            onClick={remove}
          >
            Remove
          </Button>
        </div>
        <p className={css.hint} role={error ? 'alert' : undefined} data-error={error ? true : undefined}>
          {error ?? 'JPEG, PNG, WebP or AVIF, up to 5 MB.'}
        </p>
      </div>
    </div>
  );
}
