import type { ProductDetails } from 'contract/catalogue/details';
import { ShelfLink } from '../ShelfLink';
import css from './ProductNotes.module.css';
import { factsOf } from './product-facts';
import { RegionMap } from './RegionMap';
import { TasteScales } from './TasteScales';
import { Varietals } from './Varietals';

/** All that is known of a bottle; what is not known of it leaves no gap. */
export function ProductNotes({ product }: { product: ProductDetails }) {
  const { brand, description, tasting_notes: notes, taste, pairings } = product;
  return (
    <>
      <section className={css.section} aria-labelledby="about-it">
        <h2 id="about-it">In a few words</h2>
        <p className={css.description}>{description}</p>
      </section>
      {notes && (
        <section className={css.section} aria-labelledby="tasting-notes">
          <h2 id="tasting-notes">Tasting notes</h2>
          <dl className={css.notes}>
            <Note name="Nose">{notes.nose}</Note>
            <Note name="Palate">{notes.palate}</Note>
            <Note name="Finish">{notes.finish}</Note>
          </dl>
          {taste && <TasteScales taste={taste} />}
        </section>
      )}
      <div className={css.pair}>
        <Varietals product={product} />
        {pairings.length > 0 && (
          <section className={css.section} aria-labelledby="pairings">
            <h2 id="pairings">Goes well with</h2>
            <ul className={css.pairings}>
              {pairings.map((dish) => (
                <li key={dish}>{dish}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={css.pair}>
        <RegionMap product={product} />
        {brand.story && (
          <section className={css.section} aria-labelledby="producer">
            <h2 id="producer">About {brand.name}</h2>
            <p className={css.description}>{brand.story}</p>
            <p>
              <ShelfLink by="brand" slug={brand.slug}>
                Shop all from {brand.name}
              </ShelfLink>
            </p>
          </section>
        )}
      </div>
      <section className={css.section} aria-labelledby="facts">
        <h2 id="facts">Facts</h2>
        <dl className={css.facts}>
          {factsOf(product).map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

const Note = ({ name, children }: { name: string; children: string }) => (
  <div className={css.note}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
