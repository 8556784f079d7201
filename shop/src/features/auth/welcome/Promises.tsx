import { Grape, HandHeart, Thermometer } from 'lucide-react';
import css from './Promises.module.css';

const promises = [
  {
    Icon: Grape,
    title: 'Chosen by tasting',
    words: 'Every bottle on our shelves was opened first, by the people who sell it to you.',
  },
  {
    Icon: Thermometer,
    title: 'Kept as it should be',
    words: 'Cool, dark and lying down, in the store that you choose, until the day you want it.',
  },
  {
    Icon: HandHeart,
    title: 'Handed over in person',
    words: 'Pick it up, have it delivered, or have it shipped: whatever your store and your state allow.',
  },
];

export const Promises = () => (
  <ul className={css.promises}>
    {promises.map(({ Icon, title, words }) => (
      <li key={title} className={css.promise}>
        <Icon className={css.icon} aria-hidden="true" />
        <h2 className={css.title}>{title}</h2>
        <p className={css.words}>{words}</p>
      </li>
    ))}
  </ul>
);
