import { Eye, Grape, Scale, ShieldCheck } from 'lucide-react';
import css from './Promises.module.css';

const promises = [
  {
    Icon: Grape,
    title: 'Good bottles, kept well',
    says: 'Dark, cool and lying down, from the day they arrive. If one is corked anyway, it’s on us.',
  },
  {
    Icon: Eye,
    title: 'Plain facts',
    says: 'What is in it, where it comes from, what it costs, and how many are left. No fake countdowns.',
  },
  {
    Icon: Scale,
    title: 'The same chance for all',
    says: 'Scarce bottles are limited or drawn by lot, never kept for those who spend the most.',
  },
  {
    Icon: ShieldCheck,
    title: 'Handed over with care',
    says: 'Only to people 21 or older, with an ID, every time. We’d rather lose a sale.',
  },
];

export const Promises = () => (
  <section className={css.promises} aria-labelledby="what-we-stand-for">
    <h2 id="what-we-stand-for">What we stand for</h2>
    <ul className={css.list}>
      {promises.map(({ Icon, title, says }) => (
        <li key={title} className={css.promise}>
          <Icon aria-hidden="true" />
          <h3>{title}</h3>
          <p>{says}</p>
        </li>
      ))}
    </ul>
  </section>
);
