import { Link } from '@tanstack/react-router';

/** To the screen of an order, by the number that people say. */
export const OrderLink = ({ number }: { number: string }) => (
  <Link to="/orders/$number" params={{ number }}>
    {number}
  </Link>
);
