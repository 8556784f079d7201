import { Button } from 'browser/ui/buttons/Button';
import type { PictureCut } from 'contract/pictures/pictures.staff';
import { picturePath } from 'contract/platform/pictures';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog';
import css from './PictureField.module.css';
import { UploadButton } from './UploadButton';

export type Picture = { image_id: string; cut: PictureCut };

type Props = {
  picture: Picture | undefined;
  /** Width by height of where it stands in the shop. */
  shape: number;
  readOnly?: boolean;
  onPicture: (picture: Picture) => void;
};

/** The one picture of a thing; it is saved with the thing. */
export function PictureField({ picture, shape, readOnly = false, onPicture }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <div className={css.picture}>
      {picture && (
        <img src={picturePath(picture.image_id, 400)} alt="As it is shown" style={{ aspectRatio: shape }} />
      )}
      {!readOnly && (
        <div className={css.acts}>
          <UploadButton
            label={picture ? 'Upload another picture' : 'Upload a picture'}
            onUploaded={([first]) => first && onPicture(first)}
          />
          {picture?.cut && (
            <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
              Turn and crop
            </Button>
          )}
        </div>
      )}
      {editing && picture && (
        <PictureDialog
          picture={picture}
          shape={shape}
          onClose={() => setEditing(false)}
          onSave={async (next) => {
            onPicture(next);
            setEditing(false);
          }}
        />
      )}
    </div>
  );
}
