import { Checkbox } from 'browser/ui/choices/Checkbox';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { sustainabilityTags } from 'contract/catalogue';
import type { EditedProduct, ProductFacts } from 'contract/catalogue/products.staff';
import { type ReactNode, useState } from 'react';
import { BrandField } from './BrandField';
import { AllocationFields, CategoryField } from './ProductChoices';
import css from './ProductFields.module.css';
import { countedLines, linesOf } from './typed-product';
import { wordsOfFact } from './words-of-facts';

type Errors = Partial<Record<string, string>>;
type Props = {
  /** None where it is new. */
  product?: EditedProduct;
  errors: Errors;
  /** For choices, which fire no event of their own. */
  onChoose: (name: string) => unknown;
};

/** All that is said of a product. */
export function ProductFields({ product, errors, onChoose }: Props) {
  const wrong = new Map(Object.entries(errors));
  const field = (name: string, value: string | number | null | undefined) => ({
    name,
    defaultValue: value ?? '',
    error: wrong.get(name),
    autoComplete: 'off',
  });
  const { drink, tasting_notes, taste, spirit, beer, sake } = product ?? {};
  const about = (group: keyof ProductFacts) => ({
    has: product?.[group] != null,
    wrong: [...wrong.keys()].some((name) => name.startsWith(`${group}.`)),
  });
  return (
    <>
      <Part title="What it is">
        <BrandField brand={product?.brand ?? ''} error={errors.brand} />
        <TextField
          label="Name"
          hint="Without the brand and without the vintage."
          required
          {...field('name', product?.name)}
        />
        <CategoryField chosen={product?.category_id} error={errors.category_id} onChoose={onChoose} />
        <TextField label="Vintage" inputMode="numeric" {...field('vintage', product?.vintage)} />
      </Part>
      <Part title="Where it is from">
        <TextField label="Country" required {...field('country', product?.country)} />
        <TextField label="Region" required {...field('region', product?.region)} />
        <TextField label="Appellation" {...field('appellation', product?.appellation)} />
      </Part>
      <Part title="What is in it">
        <TextField label="Size in ml" inputMode="numeric" {...field('size_ml', product?.size_ml)} />
        <TextField
          label="Pieces in a pack"
          inputMode="numeric"
          required
          {...field('pack_count', product?.pack_count ?? 1)}
        />
        <TextField label="Alcohol in %" inputMode="decimal" {...field('abv', product?.abv)} />
        <TextField label="Closure" {...field('closure', product?.closure)} />
        <TextArea
          label={wordsOfFact.varietals}
          hint="One on each line with its share: Zinfandel 80"
          {...field(
            'varietals',
            product && countedLines(product.varietals.map(({ name, percent }) => [name, percent])),
          )}
        />
        <fieldset className={css.tags}>
          <legend>{wordsOfFact.tags}</legend>
          {sustainabilityTags.map((tag) => (
            <Checkbox
              key={tag}
              name="tags"
              value={tag}
              label={tag}
              defaultChecked={product?.tags.includes(tag)}
            />
          ))}
        </fieldset>
      </Part>
      <Part title="What the shop says of it" wide>
        <TextArea label="Description" rows={5} required {...field('description', product?.description)} />
        <TextArea
          label={wordsOfFact.pairings}
          hint="One on each line."
          {...field('pairings', product && linesOf(product.pairings))}
        />
        <TextArea
          label={wordsOfFact.scores}
          hint="One on each line: Wine Advocate 94"
          {...field(
            'scores',
            product && countedLines(product.scores.map(({ source, points }) => [source, points])),
          )}
        />
      </Part>
      <More title={wordsOfFact.tasting_notes} {...about('tasting_notes')}>
        <TextArea label="Nose" {...field('tasting_notes.nose', tasting_notes?.nose)} />
        <TextArea label="Palate" {...field('tasting_notes.palate', tasting_notes?.palate)} />
        <TextArea label="Finish" {...field('tasting_notes.finish', tasting_notes?.finish)} />
      </More>
      <More title="Taste, from 1 to 5" {...about('taste')}>
        {(['body', 'sweetness', 'acidity', 'tannin'] as const).map((name) => (
          <TextField
            key={name}
            label={name.charAt(0).toUpperCase() + name.slice(1)}
            inputMode="numeric"
            {...field(`taste.${name}`, taste?.[name])}
          />
        ))}
      </More>
      <More title={wordsOfFact.drink} {...about('drink')}>
        <TextField label="From" inputMode="numeric" {...field('drink.from', drink?.from)} />
        <TextField label="Until" inputMode="numeric" {...field('drink.until', drink?.until)} />
      </More>
      <More title={wordsOfFact.spirit} {...about('spirit')}>
        <TextField label="Proof" inputMode="decimal" {...field('spirit.proof', spirit?.proof)} />
        <TextField label="Age in years" inputMode="numeric" {...field('spirit.ageYears', spirit?.ageYears)} />
        <TextField label="Cask" {...field('spirit.cask', spirit?.cask)} />
        <TextField label="Mash bill" {...field('spirit.mashBill', spirit?.mashBill)} />
      </More>
      <More title={wordsOfFact.beer} {...about('beer')}>
        <TextField label="Style" {...field('beer.style', beer?.style)} />
        <TextField label="IBU" inputMode="numeric" {...field('beer.ibu', beer?.ibu)} />
      </More>
      <More title={wordsOfFact.sake} {...about('sake')}>
        <TextField label="Grade" {...field('sake.grade', sake?.grade)} />
        <TextField label="Rice left in %" inputMode="numeric" {...field('sake.polish', sake?.polish)} />
        <TextField label="Rice" {...field('sake.rice', sake?.rice)} />
      </More>
      <Part title="How it is sold">
        <AllocationFields product={product} errors={errors} onChoose={onChoose} />
        <Checkbox name="featured" label="Featured" defaultChecked={product?.featured} />
      </Part>
    </>
  );
}

const Part = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <fieldset className={css.part} data-wide={wide || undefined}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

type MoreProps = {
  title: string;
  /** The product has it. */
  has: boolean;
  wrong: boolean;
  children: ReactNode;
};

/** What only some products have: open where this one has it, and where something in it is wrong. */
function More({ title, has, wrong, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(has);
  if (wrong && !isOpen) setIsOpen(true);
  return (
    <Disclosure title={title} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <div className={css.fields}>{children}</div>
    </Disclosure>
  );
}
