import { Link } from '@tanstack/react-router';
import links from '../../../ui/back.module.css';

/** The way back from one supply order, or from the suppliers. */
export const AllSupply = ({ storeId }: { storeId: number }) => (
  <Link className={links.back} to="/stock/supply" search={{ store: storeId }}>
    All supply orders
  </Link>
);
