import { Link } from '@tanstack/react-router';
import { Steps } from 'browser/ui/lists/Steps';

const steps = [
  { id: '/cart', name: 'Cart' },
  { id: '/cart-address', name: 'Pickup or delivery' },
  { id: '/cart-payment', name: 'Payment' },
] as const;
type CheckoutStep = (typeof steps)[number]['id'];

/** How far it is to the order, and the way back. */
export const CheckoutSteps = ({ current }: { current: CheckoutStep }) => (
  <Steps<CheckoutStep>
    label="Steps to your order"
    steps={steps}
    current={current}
    link={({ id, name }) => <Link to={id}>{name}</Link>}
  />
);
