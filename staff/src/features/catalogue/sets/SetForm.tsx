import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { Notice } from 'browser/ui/feedback/Notice';
import { FieldError } from 'browser/ui/fields/Field';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { type EditedWineSet, type WineSetFacts, wineSetFacts } from 'contract/catalogue/sets.staff';
import { useId, useState } from 'react';
import { Section } from '../../../ui/Section';
import { type Picture, PictureField } from '../../pictures/PictureField';
import css from './SetForm.module.css';
import { type Part, SetParts } from './SetParts';

type Props = {
  /** None where it is new. */
  set?: EditedWineSet;
  readOnly?: boolean;
  submit: string;
  onValid: (facts: WineSetFacts) => Promise<unknown>;
};

/** Three wide and four high, as a bottle's. */
const shapeOfCard = 3 / 4;

/** All that is said of a set, its picture and what is in it. */
export function SetForm({ set, readOnly = false, submit, onValid }: Props) {
  const id = useId();
  const [parts, setParts] = useState<readonly Part[]>(set?.parts ?? []);
  const [picture, setPicture] = useState<Picture | undefined>(set);
  const { form, errors, busy, trouble, edited } = useForm(wineSetFacts, onValid, (element) => {
    const fields = new FormData(element);
    return {
      name: fields.get('name'),
      description: fields.get('description'),
      featured: fields.has('featured'),
      image_id: picture?.image_id,
      parts: parts.map(({ product_id, quantity }) => ({ product_id, quantity })),
    };
  });
  const wrongParts = new Map(Object.entries(errors)).get('parts');
  return (
    <div className={css.form}>
      <form {...form} id={id}>
        <fieldset className={css.form} disabled={readOnly}>
          <Section title="What it is" lead="The same in all stores.">
            <TextField
              label="Name"
              name="name"
              required
              autoComplete="off"
              defaultValue={set?.name}
              error={errors.name}
            />
            <TextArea
              label="Description"
              name="description"
              rows={4}
              required
              defaultValue={set?.description}
              error={errors.description}
            />
            <Checkbox name="featured" label="Featured" defaultChecked={set?.featured} />
          </Section>
        </fieldset>
      </form>
      {/* Beside the form: Enter in a search does not send it, and the picture has a form of its own. */}
      <Section title="Picture" lead="It stands on the card and on the page of the set.">
        <PictureField
          picture={picture}
          shape={shapeOfCard}
          readOnly={readOnly}
          onPicture={(next) => {
            setPicture(next);
            void edited('image_id');
          }}
        />
        {errors.image_id && <FieldError>{errors.image_id}</FieldError>}
      </Section>
      <Section title="Bottles" lead="In the order in which customers see them.">
        <SetParts
          parts={parts}
          readOnly={readOnly}
          onParts={(next) => {
            setParts(next);
            void edited('parts');
          }}
        />
        {wrongParts && <FieldError>{wrongParts}</FieldError>}
      </Section>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {!readOnly && (
        <Button type="submit" form={id} busy={busy} busyLabel="Saving">
          {submit}
        </Button>
      )}
    </div>
  );
}
