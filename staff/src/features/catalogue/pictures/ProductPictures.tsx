import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { notify, showToast } from 'browser/toasts/toast';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { mostPictures } from 'contract/catalogue/product-pictures.staff';
import type { EditedProduct } from 'contract/catalogue/products.staff';
import { useState } from 'react';
import { Section } from '../../../ui/Section';
import { PictureDialog } from '../../pictures/PictureDialog';
import { UploadButton } from '../../pictures/UploadButton';
import { PictureCards } from './PictureCards';
import { changePicturesOf, type ProductPicture, productPicturesQuery } from './product-pictures.api';

type Props = { product: EditedProduct; readOnly: boolean };

/** A bottle's card, three wide and four high. */
const shapeOfCard = 3 / 4;

/** What customers see of a product; each change is saved at once. */
export function ProductPictures({ product, readOnly }: Props) {
  const { data, error, isFetching, refetch } = useQuery(productPicturesQuery(product.id));
  return (
    <Section title="Pictures" lead="The first one stands on the card. Changes are saved at once.">
      {data && <Pictures productId={product.id} pictures={data} readOnly={readOnly} />}
      {!data && !error && <Skeleton lines={3} label="Loading the pictures" />}
      {!data && error && (
        <Trouble title="We could not load the pictures" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
    </Section>
  );
}

type PicturesProps = { productId: number; pictures: ProductPicture[]; readOnly: boolean };

function Pictures({ productId, pictures, readOnly }: PicturesProps) {
  const { run, busy, refusal } = useCall();
  const [edited, setEdited] = useState<ProductPicture>();
  const save = (next: ProductPicture[]) => changePicturesOf(productId, pictures, next);
  const change = (next: ProductPicture[]) => run(async () => notify(await save(next)));
  const remove = (gone: ProductPicture) =>
    run(async () => {
      const left = pictures.filter((picture) => picture !== gone);
      await save(left);
      const putBack = () => run(async () => notify(await changePicturesOf(productId, left, pictures)));
      showToast({
        message: 'The picture is removed',
        action: { label: 'Undo', onPress: () => void putBack() },
      });
    });
  return (
    <>
      {pictures.length === 0 && <p>There are none yet: customers see the outline of a bottle.</p>}
      <PictureCards
        pictures={pictures}
        readOnly={readOnly}
        onOrder={change}
        onEdit={setEdited}
        onRemove={remove}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {!readOnly && (
        <UploadButton
          label="Add pictures"
          several
          disabled={busy || pictures.length >= mostPictures}
          onUploaded={async (added) =>
            notify(await save([...pictures, ...added.map((picture) => ({ ...picture, words: '' }))]))
          }
        />
      )}
      {edited && (
        <PictureDialog
          picture={edited}
          shape={shapeOfCard}
          onClose={() => setEdited(undefined)}
          onSave={async (next) => {
            notify(await save(pictures.map((each) => (each.image_id === edited.image_id ? next : each))));
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}
