import css from './AboutText.module.css';

/** Who we are and how we choose, without the stores and the pictures. */
export const AboutText = () => (
  <div className={css.text}>
    <section className={css.section}>
      <h2>A door worth knowing</h2>
      <p>
        Most of us found wine the same way: somebody opened a bottle, poured, and waited for our face to
        change. Cellar Door is five stores full of such bottles, and of people who like to wait for that face.
      </p>
      <p>
        We began with one room on Mission Street and a rule: nothing goes on the shelf that one of us would
        not carry home. The room has become five, in San Francisco, Chicago and Miami. The rule has stayed.
      </p>
    </section>
    <section className={css.section}>
      <h2>How we choose</h2>
      <p>
        Every bottle is tasted blind by at least two of us before it is bought, and again when the vintage
        changes. We ask who made it, from what, and how. Then we ask the only question that counts: would you
        want a second glass?
      </p>
      <p>
        We write down what we know and say so when we do not. A critic’s score carries the critic’s name. A
        review carries proof that its writer bought the bottle, and the bad ones stay. Nobody can pay to stand
        further up.
      </p>
      <p className={css.aside}>
        A word of honesty: Cellar Door is a demo shop. The producers, the stores and this story are invented;
        the care in the software that you are looking at is not.
      </p>
    </section>
  </div>
);
