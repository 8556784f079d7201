import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { FieldError } from 'browser/ui/fields/Field';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { DesignKind } from 'contract/gift-cards/designs';
import { designFacts, type EditedDesign, shapeOfCards } from 'contract/gift-cards/designs.staff';
import { useState } from 'react';
import { type Picture, PictureField } from '../pictures/PictureField';
import css from './DesignDialog.module.css';
import { createDesignOf, editDesignAs } from './designs.api';

type Props = {
  kind: DesignKind;
  /** None where it is new. */
  design: EditedDesign | undefined;
  onClose: () => void;
};

export const DesignDialog = ({ kind, design, onClose }: Props) => (
  <Dialog open onClose={onClose} title={design ? `Edit ${design.name}` : 'New design'}>
    <DesignForm kind={kind} design={design} onClose={onClose} />
  </Dialog>
);

function DesignForm({ kind, design, onClose }: Props) {
  const [picture, setPicture] = useState<Picture | undefined>(design);
  const { form, errors, busy, trouble, edited } = useForm(
    designFacts,
    async (facts) => {
      notify(await (design ? editDesignAs(design, facts) : createDesignOf(kind, facts)));
      onClose();
    },
    (element) => ({ ...Object.fromEntries(new FormData(element)), image_id: picture?.image_id }),
  );
  return (
    <div className={css.form}>
      {/* It has a form of its own. */}
      <PictureField
        picture={picture}
        shape={shapeOfCards}
        onPicture={(next) => {
          setPicture(next);
          void edited('image_id');
        }}
      />
      {errors.image_id && <FieldError>{errors.image_id}</FieldError>}
      <form {...form} className={css.form}>
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          defaultValue={design?.name}
          error={errors.name}
        />
        <TextField
          label="What it shows"
          name="description"
          required
          autoComplete="off"
          hint="For customers who cannot see it."
          defaultValue={design?.description}
          error={errors.description}
        />
        <FormActions busy={busy} trouble={trouble} does="Save" doing="Saving..." onLeave={onClose} />
      </form>
    </div>
  );
}
