import { useQuery } from '@tanstack/react-query';
import { TextField } from 'browser/ui/fields/TextField';
import { useDeferredValue, useId, useState } from 'react';
import { brandsQuery } from '../catalogue.api';

type Props = { brand: string; error: string | undefined };

/** A brand by its name: those that are there are offered, another one is new. */
export function BrandField({ brand, error }: Props) {
  const [typed, setTyped] = useState(brand);
  const list = useId();
  const { data: brands = [] } = useQuery(brandsQuery(useDeferredValue(typed.trim())));
  return (
    <>
      <TextField
        label="Brand"
        name="brand"
        list={list}
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint="A new name adds a brand."
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
