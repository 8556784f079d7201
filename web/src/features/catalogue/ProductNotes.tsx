import type { CriticScore, ProductDetails } from 'contract/catalogue-details';
import css from './ProductNotes.module.css';
import { factsOf } from './product-facts';
import { TasteScales } from './TasteScales';
import { Varietals } from './Varietals';

/** All that is known of a bottle; what is not known of it leaves no gap. */
export function ProductNotes({ product }: { product: ProductDetails }) {
  const { description, tasting_notes: notes, taste, pairings, scores } = product;
  return (
    <>
      <section className={css.section} aria-labelledby="about-it">
        <h2 id="about-it">In a few words</h2>
        <p className={css.description}>{description}</p>
        {scores.length > 0 && <Scores scores={scores} />}
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

const Scores = ({ scores }: { scores: readonly CriticScore[] }) => (
  <ul className={css.scores} aria-label="What critics gave">
    {scores.map(({ source, points }) => (
      <li key={source} className={css.score}>
        <span className={css.points}>{points}</span>
        <span>
          <span className={css.of}>of 100</span> {source}
        </span>
      </li>
    ))}
  </ul>
);
