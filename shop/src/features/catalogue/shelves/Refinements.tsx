import { Checkbox } from 'browser/ui/choices/Checkbox';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { Facets } from 'contract/catalogue';
import { useId } from 'react';
import { Departments } from '../menus/Departments';
import { useMenus } from '../menus/use-menus';
import { isPoints, isRating, type ProductSearch, severalFields } from '../product-search';
import { ChoiceLabel } from './ChoiceLabel';
import { PriceRange } from './PriceRange';
import css from './Refinements.module.css';
import { RefinementsSkeleton } from './RefinementsSkeleton';
import { pointsWords, ratingWords, refinementTitles } from './refinements';
import { SeveralChoice } from './SeveralChoice';
import type { Listing } from './use-listing';

type Props = { listing: Listing; facets: Facets | undefined };

/** Those that most people narrow by stand open. */
const openAtFirst = ['pairing', 'country', 'region'];

/** Everything that narrows the list, each choice with what it would leave. */
export function Refinements({ listing, facets }: Props) {
  const { search, change } = listing;
  const id = useId();
  const menus = useMenus();
  // The departments stand above all the others: coming later they would push them down.
  if (!facets || menus.isPending) return <RefinementsSkeleton />;
  return (
    <div className={css.refinements}>
      {menus.data && <Departments search={search} departments={menus.data.departments} facets={facets} />}
      <div className={css.group}>
        <Checkbox
          label={<ChoiceLabel words="In stock" count={facets.in_stock} />}
          checked={search.in_stock}
          onChange={(event) => change({ in_stock: event.target.checked })}
        />
        <Checkbox
          label={<ChoiceLabel words="On sale" count={facets.on_sale} />}
          checked={search.on_sale}
          onChange={(event) => change({ on_sale: event.target.checked })}
        />
      </div>
      <Disclosure title="Price" open>
        <PriceRange
          key={`${search.min_price}-${search.max_price}`}
          search={search}
          range={facets.price}
          onChange={change}
        />
      </Disclosure>
      {severalFields.map((field) => {
        const isUsed = search[field].length > 0;
        if (facets[field].length === 0 && !isUsed) return null;
        return (
          <Disclosure
            key={field}
            title={refinementTitles[field]}
            open={isUsed || openAtFirst.includes(field)}
          >
            <SeveralChoice
              field={field}
              facet={facets[field]}
              chosen={search[field]}
              onChange={(values) => change({ [field]: values } as Partial<ProductSearch>)}
            />
          </Disclosure>
        );
      })}
      {(facets.points.length > 0 || search.points) && (
        <Disclosure title="Critics’ points" open={search.points !== undefined}>
          <RadioGroup
            label="Critics’ points"
            hideLabel
            name={`points ${id}`}
            value={search.points ?? 'any'}
            choices={[
              { value: 'any', label: 'Any or none' },
              ...facets.points.map(({ value, count }) => ({
                value,
                label: <ChoiceLabel words={pointsWords(value)} count={count} />,
              })),
            ]}
            onChange={(points) => change({ points: isPoints(points) ? points : undefined })}
          />
        </Disclosure>
      )}
      <Disclosure title="Rating" open={search.rating !== undefined}>
        <RadioGroup
          label="Rating"
          hideLabel
          name={`rating ${id}`}
          value={search.rating ?? 'any'}
          choices={[
            { value: 'any', label: 'Any rating' },
            ...facets.rating.map(({ value, count }) => ({
              value,
              label: <ChoiceLabel words={ratingWords(value)} count={count} />,
            })),
          ]}
          onChange={(rating) => change({ rating: isRating(rating) ? rating : undefined })}
        />
      </Disclosure>
    </div>
  );
}
