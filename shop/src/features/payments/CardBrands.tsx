import americanExpress from '../../art/cards/american-express.svg';
import discover from '../../art/cards/discover.svg';
import mastercard from '../../art/cards/mastercard.svg';
import visa from '../../art/cards/visa.svg';
import css from './PaymentChoice.module.css';

const brands = [
  { name: 'Visa', picture: visa },
  { name: 'Mastercard', picture: mastercard },
  { name: 'American Express', picture: americanExpress },
  { name: 'Discover', picture: discover },
];

/** Whose cards can be used. */
export const CardBrands = () => (
  <ul className={css.brands} aria-label="Cards we take">
    {brands.map(({ name, picture }) => (
      <li key={name}>
        <img src={picture} alt={name} width={36} height={24} />
      </li>
    ))}
  </ul>
);
