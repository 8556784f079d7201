import css from './DemoNote.module.css';

/** Said wherever a reader might take the shop's promises for those of a merchant. */
export const DemoNote = () => (
  <p className={css.note}>
    <strong>This is a demo shop.</strong> Its producers, stores and prices are invented and nothing in it is
    sold. The text describes what the software really does, so that whoever runs a shop with it has a sound
    draft to begin with, and should have it read by a lawyer of the states it sells in.
  </p>
);
