import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { longestPlace, placeBody } from 'contract/stock/places.staff';
import { savePlace } from '../stock.api';
import css from './PlaceForm.module.css';

type Props = { storeId: number; productId: number; place: string; mayChange: boolean };

/** Where it stands: orders are picked in the order of these places. */
export function PlaceForm({ storeId, productId, place, mayChange }: Props) {
  const { form, errors, busy, trouble } = useForm(placeBody, async ({ shelf_place }) => {
    notify(await savePlace(storeId, productId, shelf_place));
  });
  if (!mayChange) return place && <p>Stands at {place}.</p>;
  return (
    <form {...form} className={css.form} aria-label="Where it stands">
      <TextField
        label="Place on the shelf"
        hint="Orders are picked in this order: “B 3” comes before “B 12”."
        name="shelf_place"
        autoComplete="off"
        maxLength={longestPlace}
        defaultValue={place}
        error={errors.shelf_place}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        Save place
      </Button>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
    </form>
  );
}
