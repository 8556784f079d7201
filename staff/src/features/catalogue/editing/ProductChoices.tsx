import { useQuery } from '@tanstack/react-query';
import { Select } from 'browser/ui/choices/Select';
import { TextField } from 'browser/ui/fields/TextField';
import type { EditedProduct } from 'contract/catalogue/products.staff';
import { useState } from 'react';
import { categoriesQuery } from '../catalogue.api';
import { wordsOfFact } from './words-of-facts';

/** A choice fires no event of its own: the form is told by name. */
type OnChoose = (name: string) => unknown;
type ChoiceProps = { error: string | undefined; onChoose: OnChoose };

export function CategoryField({ chosen, error, onChoose }: ChoiceProps & { chosen: number | undefined }) {
  const { data = [], isPending } = useQuery(categoriesQuery);
  const [value, setValue] = useState<number | null>(chosen ?? null);
  return (
    <Select
      label="Category"
      name="category_id"
      required
      loading={isPending}
      options={data.map(({ id, name, department }) => ({ id, name: `${department}: ${name}` }))}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChoose('category_id');
      }}
      error={error}
    />
  );
}

const allocations = [
  { id: 'none', name: 'As many as there are' },
  { id: 'limit', name: 'So many per customer' },
  { id: 'lottery', name: 'By lottery only' },
] as const;

type AllocationProps = {
  product?: EditedProduct;
  errors: Partial<Record<'allocation' | 'limit_per_customer', string>>;
  onChoose: OnChoose;
};

export function AllocationFields({ product, errors, onChoose }: AllocationProps) {
  const [value, setValue] = useState<string | null>(product?.allocation ?? 'none');
  return (
    <>
      <Select
        label="Limit"
        name="allocation"
        options={allocations}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChoose('allocation');
        }}
        error={errors.allocation}
      />
      {value === 'limit' && (
        <TextField
          label={wordsOfFact.limit_per_customer}
          name="limit_per_customer"
          inputMode="numeric"
          required
          defaultValue={product?.limit_per_customer ?? ''}
          error={errors.limit_per_customer}
        />
      )}
    </>
  );
}
