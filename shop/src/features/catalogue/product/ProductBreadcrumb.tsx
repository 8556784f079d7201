import { Link } from '@tanstack/react-router';
import { Breadcrumb } from 'browser/ui/lists/Breadcrumb';
import type { ProductDetails } from 'contract/catalogue/details';
import { titleOf } from '../../goods/product-words';
import { ShelfLink } from '../ShelfLink';

type Props = { product: Pick<ProductDetails, 'department' | 'category' | 'name' | 'vintage'> };

export const ProductBreadcrumb = ({ product: { department, category, ...named } }: Props) => (
  <Breadcrumb>
    <Link to="/products" activeOptions={{ exact: true }}>
      Shop
    </Link>
    <ShelfLink by="department" slug={department.slug}>
      {department.name}
    </ShelfLink>
    <ShelfLink by="category" slug={category.slug}>
      {category.name}
    </ShelfLink>
    <span aria-current="page">{titleOf(named)}</span>
  </Breadcrumb>
);
