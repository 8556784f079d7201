import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FilterField } from './product-search';

type Props = {
  by: FilterField;
  /** As it stands in the address. */
  slug: string;
  className?: string;
  children: ReactNode;
};

/** The way to what stands on the same shelf: all of a brand, of a grape, of a department. */
export const ShelfLink = ({ by, slug, className, children }: Props) => (
  <Link className={className} to="/products" search={{ [by]: slug }}>
    {children}
  </Link>
);
