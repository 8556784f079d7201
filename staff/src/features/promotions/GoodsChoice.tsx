import { useQuery } from '@tanstack/react-query';
import { Button } from 'browser/ui/buttons/Button';
import { Combobox } from 'browser/ui/choices/Combobox';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { PromotedKind } from 'contract/promotions/promotions.staff';
import { useId, useState } from 'react';
import { BottleSearch } from '../../ui/bottles/BottleSearch';
import { BottlePicker } from '../catalogue/BottlePicker';
import css from './GoodsChoice.module.css';
import { brandsFoundQuery, type PromotedChoices } from './promotions.api';
import type { ChosenGoods } from './read-promotion';

type Props = {
  storeId: number;
  choices: PromotedChoices;
  goods: ChosenGoods;
  error: string | undefined;
  onChange: (goods: ChosenGoods) => void;
};

type One = ChosenGoods[number];

const nouns: Record<PromotedKind, string> = {
  department: 'Department',
  category: 'Category',
  brand: 'Brand',
  product: 'Bottle',
};

/** Which goods it is good for; it stands outside of the form, because its searches are sent by Enter too. */
export function GoodsChoice({ storeId, choices, goods, error, onChange }: Props) {
  const heading = useId();
  const isTaken = (kind: PromotedKind, ref: number) =>
    goods.some((each) => each.kind === kind && each.ref === ref);
  const add = (kind: PromotedKind, ref: number, name: string) => {
    if (!isTaken(kind, ref)) onChange([...goods, { kind, ref, name, takes_out: false }]);
  };
  return (
    <section className={css.goods} aria-labelledby={heading}>
      <h3 id={heading}>Goods</h3>
      <p className={css.lead}>
        {whichOnes(goods)} Sets, reduced bottles and those with a limit never take part.
      </p>
      {goods.length > 0 && (
        <ul className={css.rows}>
          {goods.map((each) => (
            <Row
              key={`${each.kind} ${each.ref}`}
              goods={each}
              onTakesOut={(takes_out) =>
                onChange(goods.map((other) => (other === each ? { ...each, takes_out } : other)))
              }
              onRemove={() => onChange(goods.filter((other) => other !== each))}
            />
          ))}
        </ul>
      )}
      {error && <p className={css.wrong}>{error}</p>}
      <div className={css.ways}>
        <Shelves choices={choices} isTaken={isTaken} onPick={add} />
        <BrandPicker isTaken={isTaken} onPick={add} />
        <BottlePicker
          label="Add a bottle"
          placeholder="Add a bottle"
          storeId={storeId}
          isTaken={(id) => isTaken('product', id)}
          onPick={(id, name) => add('product', id, name)}
        />
      </div>
    </section>
  );
}

function whichOnes(goods: ChosenGoods) {
  const kinds = new Set(goods.filter(({ takes_out }) => !takes_out).map(({ kind }) => kind));
  if (kinds.size === 0) return 'All goods take part, as long as you name none.';
  if (kinds.size === 1) return 'Only these take part.';
  return 'Only goods that are of each kind take part: a brand and a department mean this brand’s bottles of that department.';
}

type RowProps = { goods: One; onTakesOut: (takesOut: boolean) => void; onRemove: () => void };

const parts = [
  { value: 'in', name: 'Takes part' },
  { value: 'out', name: 'Takes no part' },
] as const;

const Row = ({ goods: { kind, name, takes_out }, onTakesOut, onRemove }: RowProps) => (
  <li className={css.row}>
    <span>
      {name} <span className={css.kind}>{nouns[kind]}</span>
    </span>
    <InlineSelect
      label={<VisuallyHidden>{name}</VisuallyHidden>}
      value={takes_out ? 'out' : 'in'}
      options={parts}
      onChange={(part) => onTakesOut(part === 'out')}
    />
    <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </li>
);

type PickProps = {
  isTaken: (kind: PromotedKind, ref: number) => boolean;
  onPick: (kind: PromotedKind, ref: number, name: string) => void;
};

function Shelves({ choices, isTaken, onPick }: PickProps & Pick<Props, 'choices'>) {
  const all = choices.departments.flatMap(({ id, name, categories }) => [
    { id: `department ${id}`, kind: 'department' as const, ref: id, name },
    ...categories.map((category) => ({
      id: `category ${category.id}`,
      kind: 'category' as const,
      ref: category.id,
      name: category.name,
    })),
  ]);
  return (
    <Combobox
      key={all.filter(({ kind, ref }) => isTaken(kind, ref)).length}
      label="Add a department or a category"
      options={all
        .filter(({ kind, ref }) => !isTaken(kind, ref))
        .map(({ id, kind, name }) => ({ id, name: kind === 'department' ? `All of ${name}` : name }))}
      onChange={(chosen) => {
        const one = all.find(({ id }) => id === chosen);
        if (one) onPick(one.kind, one.ref, one.name);
      }}
    />
  );
}

function BrandPicker({ isTaken, onPick }: PickProps) {
  const [words, setWords] = useState('');
  const { data, isFetching } = useQuery({ ...brandsFoundQuery(words), enabled: words !== '' });
  const found = words && data ? data.data : [];
  return (
    <search className={css.found}>
      <BottleSearch
        label="Add a brand"
        placeholder="Add a brand"
        words={words}
        onWords={setWords}
        busy={isFetching}
      />
      {words && data && found.length === 0 && <p>Nothing matches “{words}”.</p>}
      {found.map(({ id, name }) => (
        <Button
          key={id}
          variant="quiet"
          size="small"
          disabled={isTaken('brand', id)}
          onClick={() => onPick('brand', id, name)}
        >
          Add {name}
        </Button>
      ))}
    </search>
  );
}
