import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'browser/forms/use-form';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Select } from 'browser/ui/choices/Select';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { listCategories } from 'contract/catalogue/assortment.staff';
import type { Answer } from 'contract/platform/endpoint';
import { countToBegin } from 'contract/stock/counting.staff';
import { useDeferredValue, useId, useState } from 'react';
import { newId } from '../new-id';
import css from './BeginCountDialog.module.css';
import { begin, brandsQuery, categoriesQuery } from './counting.api';

type Props = { open: boolean; onClose: () => void; storeId: number };

export const BeginCountDialog = ({ open, onClose, storeId }: Props) => (
  <Dialog open={open} onClose={onClose} size="small" title="Begin a count">
    <BeginCountForm storeId={storeId} onClose={onClose} />
  </Dialog>
);

type Categories = Answer<typeof listCategories>;

/** A whole department, or one category of it. */
function groupsOf(categories: Categories) {
  const departments = [...new Set(categories.map(({ department }) => department))];
  return departments.flatMap((department) => {
    const its = categories.filter((category) => category.department === department);
    return [
      { id: department, name: department, ids: its.map(({ id }) => id) },
      ...its.map(({ id, name }) => ({ id: `${id}`, name: `${department}: ${name}`, ids: [id] })),
    ];
  });
}

type What = 'category' | 'brand' | 'shelf';

function BeginCountForm({ storeId, onClose }: Omit<Props, 'open'>) {
  const navigate = useNavigate();
  const [id] = useState(newId);
  const [what, setWhat] = useState<What>('category');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: categories = [], isPending } = useQuery(categoriesQuery);
  const groups = groupsOf(categories);

  const read = (element: HTMLFormElement) => {
    const group = groups.find((each) => each.id === chosen);
    if (what === 'category') return { id, name: group?.name ?? '', category_ids: group?.ids };
    const { name } = Object.fromEntries(new FormData(element));
    return what === 'brand' ? { id, name, brand: name } : { id, name };
  };
  const { form, errors, busy, trouble, edited, forget } = useForm(
    countToBegin,
    async (body) => {
      await begin(storeId, body);
      await navigate({ to: '/stock/counts/$id', params: { id }, search: { store: storeId } });
    },
    read,
  );
  return (
    <form {...form} className={css.form} aria-label="Begin a count">
      <RadioGroup
        label="What do you count?"
        name="what"
        value={what}
        onChange={(value) => {
          setWhat(value);
          forget();
        }}
        choices={[
          { value: 'category', label: 'A department or category' },
          { value: 'brand', label: 'A brand' },
          { value: 'shelf', label: 'A shelf, or bottles of your choice' },
        ]}
      />
      {what === 'category' && (
        <Select
          label="Department or category"
          name="name"
          required
          loading={isPending}
          options={groups}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            void edited('name');
          }}
          error={errors.name}
        />
      )}
      {what === 'brand' && <BrandField error={errors.name} />}
      {what === 'shelf' && (
        <TextField
          key="shelf"
          label="Name of the shelf"
          hint="It begins empty: scan what stands there."
          name="name"
          autoComplete="off"
          required
          error={errors.name}
        />
      )}
      <FormActions busy={busy} trouble={trouble} does="Begin" doing="Beginning..." onLeave={onClose} />
    </form>
  );
}

function BrandField({ error }: { error: string | undefined }) {
  const [typed, setTyped] = useState('');
  const list = useId();
  const { data: brands = [] } = useQuery(brandsQuery(useDeferredValue(typed.trim())));
  return (
    <>
      <TextField
        label="Brand"
        name="name"
        list={list}
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
      <datalist id={list}>
        {brands.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
