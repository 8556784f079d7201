import { Select } from 'browser/ui/choices/Select';

export type StoreName = { readonly id: number; readonly name: string };

type Props = { stores: readonly StoreName[]; value: number; onChange: (id: number) => void };

/** People who work at one store are not asked. */
export const StoreChoice = ({ stores, value, onChange }: Props) =>
  stores.length > 1 && (
    <Select
      label="Store"
      options={stores}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      required
    />
  );
