import { IconButton } from 'browser/ui/buttons/IconButton';
import { announce } from 'browser/ui/feedback/announcer';
import { Badge } from 'browser/ui/values/Badge';
import { picturePath } from 'contract/platform/pictures';
import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useDragging } from '../../../ui/use-dragging';
import css from './PictureCards.module.css';
import type { ProductPicture } from './product-pictures.api';

type Props = {
  pictures: readonly ProductPicture[];
  readOnly: boolean;
  onOrder: (pictures: ProductPicture[]) => unknown;
  onEdit: (picture: ProductPicture) => void;
  onRemove: (picture: ProductPicture) => unknown;
};

/** In their order: a mouse drags a card, a finger and the keys press its arrows. */
export function PictureCards({ pictures, readOnly, onOrder, onEdit, onRemove }: Props) {
  const move = (from: number, to: number) => {
    const picture = pictures[from];
    if (!picture || from === to || !pictures[to]) return;
    onOrder(pictures.filter((_, at) => at !== from).toSpliced(to, 0, picture));
    announce(`Picture ${from + 1} is number ${to + 1} now`);
  };
  const dragging = useDragging(!readOnly && pictures.length > 1, move);

  return (
    <ol className={css.cards} aria-label="Pictures">
      {pictures.map((picture, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same
        <li key={picture.image_id} className={css.card} {...dragging(at)}>
          <img
            src={picturePath(picture.image_id, 240)}
            alt={picture.words || `Picture ${at + 1}`}
            width={240}
            height={320}
            draggable={false}
          />
          {at === 0 && <Badge tone="neutral">On the card</Badge>}
          {!readOnly && (
            <div className={css.acts}>
              <IconButton label={`Edit picture ${at + 1}`} onClick={() => onEdit(picture)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move picture ${at + 1} earlier`}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, at - 1)}
              >
                <ArrowLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move picture ${at + 1} later`}
                aria-disabled={at === pictures.length - 1 || undefined}
                onClick={() => move(at, at + 1)}
              >
                <ArrowRight aria-hidden="true" />
              </IconButton>
              <IconButton label={`Remove picture ${at + 1}`} onClick={() => onRemove(picture)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
