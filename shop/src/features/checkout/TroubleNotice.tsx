import { Link } from '@tanstack/react-router';
import { Notice } from 'browser/ui/feedback/Notice';
import type { OrderTrouble } from './order-trouble';

/** What stands in the way, brought into view, with the way on. */
export const TroubleNotice = ({ trouble: { words, way } }: { trouble: OrderTrouble }) => (
  <Notice comesIntoView tone="danger" action={way && <Link to={way.to}>{way.label}</Link>}>
    {words}
  </Notice>
);
