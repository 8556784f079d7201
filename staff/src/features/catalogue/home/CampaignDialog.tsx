import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { campaignFacts, type EditedCampaign, shapeOfStage } from 'contract/catalogue/home.staff';
import { useId, useState } from 'react';
import { useMe } from '../../../platform/me';
import { type Picture, PictureField } from '../../pictures/PictureField';
import type { At } from './at';
import { ForWhom } from './ForWhom';
import { saveCampaign } from './home.api';
import { PartActions } from './PartActions';
import css from './PartForm.module.css';
import { ShelfField } from './ShelfField';

type Props = {
  at: At;
  /** None where it is new. */
  campaign: EditedCampaign | undefined;
  onClose: () => void;
};

export const CampaignDialog = (props: Props) => (
  <Dialog
    open
    size="large"
    onClose={props.onClose}
    title={props.campaign ? `Edit “${props.campaign.title}”` : 'New campaign'}
  >
    <CampaignForm {...props} />
  </Dialog>
);

const scenes = [
  { value: 'daylight', label: 'Daylight' },
  { value: 'firelight', label: 'Firelight' },
  { value: 'candlelight', label: 'Candlelight' },
] as const;

const pictureOf = (campaign: EditedCampaign | undefined): Picture | undefined =>
  campaign?.image_id ? { image_id: campaign.image_id, cut: campaign.cut } : undefined;

function CampaignForm({ at, campaign, onClose }: Props) {
  const id = useId();
  const [picture, setPicture] = useState(() => pictureOf(campaign));
  const read = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const said = Object.fromEntries(fields);
    return { ...said, for_all: said.for_all === 'all', image_id: picture?.image_id ?? null };
  };
  const { form, errors, busy, trouble, edited } = useForm(
    campaignFacts,
    async (facts) => {
      notify(await saveCampaign(at.storeId, campaign, facts));
      onClose();
    },
    read,
  );
  return (
    <div className={css.form}>
      <StagePicture picture={picture} onPicture={setPicture} />
      <form {...form} id={id} className={css.form} aria-label="Campaign">
        <ForWhom forAll={campaign?.for_all ?? false} />
        <div className={css.days}>
          <DatePicker
            label="First day"
            name="from_day"
            today={at.today}
            required
            defaultValue={campaign?.from_day}
            error={errors.from_day}
            onChange={() => void edited('from_day')}
          />
          <DatePicker
            label="Last day"
            name="until_day"
            today={at.today}
            required
            defaultValue={campaign?.until_day}
            error={errors.until_day}
            onChange={() => void edited('until_day')}
          />
        </div>
        <TextField
          label="Title"
          name="title"
          required
          autoComplete="off"
          defaultValue={campaign?.title}
          error={errors.title}
        />
        <TextField
          label="Words"
          name="words"
          required
          autoComplete="off"
          hint="One or two sentences below the title."
          defaultValue={campaign?.words}
          error={errors.words}
        />
        <TextField
          label="On the button"
          name="link_label"
          required
          autoComplete="off"
          defaultValue={campaign?.link_label}
          error={errors.link_label}
        />
        <ShelfField shelf={campaign?.shelf} error={errors.shelf} />
        <RadioGroup
          label="Light"
          name="scene"
          look="row"
          defaultValue={campaign?.scene ?? 'daylight'}
          choices={scenes}
        />
        <PartActions
          at={at}
          busy={busy}
          trouble={trouble}
          draftOf={(element) => ({ part: 'campaigns', id: campaign?.id ?? null, facts: read(element) })}
          onClose={onClose}
        />
      </form>
    </div>
  );
}

type StageProps = { picture: Picture | undefined; onPicture: (picture: Picture | undefined) => void };

/** Beside the form, since it has one of its own. People who may not upload see the picture that is there. */
function StagePicture({ picture, onPicture }: StageProps) {
  const mayUpload = useMe().keys.includes('products.change');
  if (!mayUpload && !picture) return null;
  return (
    <div className={css.form}>
      <p className={css.about}>
        {picture
          ? 'This picture stands there.'
          : 'Three bottles of its list stand there, or a picture of yours.'}
      </p>
      <PictureField picture={picture} shape={shapeOfStage} readOnly={!mayUpload} onPicture={onPicture} />
      {picture && (
        <div>
          <Button variant="quiet" size="small" onClick={() => onPicture(undefined)}>
            Show bottles instead
          </Button>
        </div>
      )}
    </div>
  );
}
