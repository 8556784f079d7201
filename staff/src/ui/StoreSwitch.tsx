import { InlineSelect } from 'browser/ui/choices/InlineSelect';

type Store = { id: number; name: string };
type Props<Chosen> = { stores: readonly Store[]; chosen: Chosen; onChoose: (chosen: Chosen) => unknown };

const optionsOf = (stores: readonly Store[]) => stores.map(({ id, name }) => ({ value: id, name }));

/** Takes a screen from store to store. Who works at one store does not see it. */
export const StoreSwitch = ({ stores, chosen, onChoose }: Props<number>) =>
  stores.length > 1 && (
    <InlineSelect label="Store" value={chosen} options={optionsOf(stores)} onChange={onChoose} />
  );

const all = 0;

/** For a screen that can also show all stores together: then none is chosen. */
export const StoreOrAllSwitch = ({ stores, chosen, onChoose }: Props<number | undefined>) =>
  stores.length > 1 && (
    <InlineSelect
      label="Store"
      value={chosen ?? all}
      options={[{ value: all, name: 'All my stores' }, ...optionsOf(stores)]}
      onChange={(id) => onChoose(id === all ? undefined : id)}
    />
  );
