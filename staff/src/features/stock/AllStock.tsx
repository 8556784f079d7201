import { Link } from '@tanstack/react-router';
import links from '../../ui/back.module.css';

/** The way back from a part of the stock. */
export const AllStock = ({ storeId }: { storeId: number }) => (
  <Link className={links.back} to="/stock" search={{ store: storeId }}>
    All stock
  </Link>
);
