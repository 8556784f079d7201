import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import { shapeOfStore, storeFacts } from 'contract/settings/stores';
import { useId, useState } from 'react';
import { type Picture, PictureField } from '../../pictures/PictureField';
import { LicenseNotice } from './LicenseNotice';
import { readStore, StoreFields } from './StoreFields';
import css from './StoreForm.module.css';
import { type StoreSeen, saveStore } from './stores.api';

type Props = { storeId: number; store: StoreSeen };

const pictureOf = ({ image_id, cut }: StoreSeen): Picture | undefined =>
  image_id === null ? undefined : { image_id, cut };

export function StoreForm({ storeId, store }: Props) {
  const heading = useId();
  const [first] = useState(store);
  const [picture, setPicture] = useState(() => pictureOf(store));
  const { form, errors, busy, trouble, edited } = useForm(
    storeFacts,
    async (facts) => notify((await saveStore(storeId, store.version, facts)).message),
    (typed) => ({ ...readStore(typed), image_id: picture?.image_id ?? null }),
  );
  return (
    <Card as="section" className={css.form} aria-labelledby={heading}>
      <h2 id={heading}>The store</h2>
      <LicenseNotice until={store.license_until} today={store.today} />
      {/* Outside the form, because cutting a picture has a form of its own. */}
      <PictureField picture={picture} shape={shapeOfStore} onPicture={setPicture} />
      <form {...form} className={css.form} aria-labelledby={heading}>
        <StoreFields store={first} today={first.today} errors={errors} onChoose={edited} />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save the store
        </Button>
      </form>
    </Card>
  );
}
