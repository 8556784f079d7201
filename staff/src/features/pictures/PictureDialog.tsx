import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { PictureCut } from 'contract/pictures/pictures.staff';
import { picturePath } from 'contract/platform/pictures';
import { RotateCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Cropper } from './Cropper';
import { largestCrop, nextTurn, uprightOf } from './crop';
import css from './PictureDialog.module.css';
import { cutPictureAs } from './pictures.api';

export type EditedPicture = { image_id: string; words?: string; cut: PictureCut };

type Props<Picture extends EditedPicture> = {
  /** With its words, where it has some of its own. */
  picture: Picture;
  /** Width by height of where it stands in the shop. */
  shape: number;
  /** Called with the picture, once a turned or cut one is made. */
  onSave: (picture: Picture) => Promise<unknown>;
  onClose: () => void;
};

/** What a picture shows in words, and, where it was uploaded here, how it is turned and cut. */
export function PictureDialog<Picture extends EditedPicture>(props: Props<Picture>) {
  const { picture, shape, onSave, onClose } = props;
  const [cut, setCut] = useState(picture.cut);
  const [words, setWords] = useState(picture.words);
  const { run, busy, refusal } = useCall();

  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const made = cut === picture.cut || !cut ? picture : await cutPictureAs(picture.image_id, cut);
      await onSave({ ...picture, ...made, ...(words !== undefined && { words: words.trim() }) });
    });
  };

  return (
    <Dialog open onClose={onClose} title="Edit picture" busy={busy}>
      <form className={css.form} onSubmit={save}>
        {cut ? (
          <CutFields cut={cut} shape={shape} onCut={setCut} />
        ) : (
          <img className={css.whole} src={picturePath(picture.image_id, 600)} alt="" />
        )}
        {words !== undefined && (
          <TextField
            label="What it shows"
            hint="For customers who cannot see it. Leave it empty where the name says it all."
            maxLength={200}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <FormActions busy={busy} trouble={refusal} does="Save" doing="Saving..." onLeave={onClose} />
      </form>
    </Dialog>
  );
}

type Cut = NonNullable<PictureCut>;
type CutProps = { cut: Cut; shape: number; onCut: (cut: Cut) => void };

function CutFields({ cut, shape, onCut }: CutProps) {
  const { turn, crop, original_id } = cut;
  const choose = (isCut: boolean, to = turn) =>
    onCut({ ...cut, turn: to, crop: isCut ? largestCrop(uprightOf(cut, to), shape) : null });
  return (
    <>
      <Cropper
        originalId={original_id}
        size={cut}
        turn={turn}
        crop={crop}
        onCrop={(next) => onCut({ ...cut, crop: next })}
      />
      <div className={css.acts}>
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => choose(crop !== null, nextTurn(turn))}
        >
          Turn
        </Button>
        <Checkbox
          label="Crop to the shape of the card"
          checked={crop !== null}
          onChange={(event) => choose(event.target.checked)}
        />
      </div>
    </>
  );
}
