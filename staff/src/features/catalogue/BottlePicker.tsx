import { useQuery } from '@tanstack/react-query';
import { Button } from 'browser/ui/buttons/Button';
import { useState } from 'react';
import { useChosenStore } from '../../platform/use-chosen-store';
import { BottleSearch } from '../../ui/bottles/BottleSearch';
import css from './BottlePicker.module.css';
import { storeProductsQuery } from './catalogue.api';
import { productName } from './product-name';

const mostFound = 6;

type Props = {
  label: string;
  placeholder?: string;
  /** The store whose bottles are found; the person's first store unless given. */
  storeId?: number;
  isTaken: (productId: number) => boolean;
  onPick: (productId: number, name: string) => void;
};

/** Finds a bottle by its name, and takes it by a press. */
export function BottlePicker({ label, placeholder, storeId, isTaken, onPick }: Props) {
  const [words, setWords] = useState('');
  const { store } = useChosenStore('products.see', storeId);
  const { data, isFetching } = useQuery({
    ...storeProductsQuery(store?.id ?? 0, { q: words }),
    enabled: store !== undefined && words !== '',
  });
  const found = (words && data?.data.filter(({ retired }) => !retired).slice(0, mostFound)) || [];
  return (
    <search className={css.picker}>
      <BottleSearch
        label={label}
        placeholder={placeholder}
        words={words}
        onWords={setWords}
        busy={isFetching}
      />
      {words && data && found.length === 0 && <p>Nothing matches “{words}”.</p>}
      {found.map((product) => (
        <Button
          key={product.id}
          variant="quiet"
          size="small"
          disabled={isTaken(product.id)}
          onClick={() => onPick(product.id, productName(product))}
        >
          Add {productName(product)}
        </Button>
      ))}
    </search>
  );
}
