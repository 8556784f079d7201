import type { LinkProps } from '@tanstack/react-router';
import { call } from 'browser/calls/call';
import { suggestProducts } from 'contract/catalogue';
import { titleOf } from '../../goods/product-words';

export type Suggestion = {
  group: 'Popular searches' | 'Bottles' | 'Producers' | 'Grapes & styles';
  key: string;
  label: string;
  /** Beside the label: who made it, or how many there are. */
  note?: string;
  cents?: number;
  imageId?: string | null;
  way: Pick<LinkProps, 'to' | 'params' | 'search'>;
};

/** What the words may mean, in one list for the arrow keys. */
export async function suggest(storeId: number, q: string): Promise<Suggestion[]> {
  const { products, brands, varietals, searches } = await call(suggestProducts, {
    query: { store_id: String(storeId), q },
  });
  return [
    ...searches.map((words) => ({
      group: 'Popular searches' as const,
      key: `search ${words}`,
      label: words,
      way: { to: '/products' as const, search: { q: words } },
    })),
    ...products.map((product) => ({
      group: 'Bottles' as const,
      key: `bottle ${product.id}`,
      label: titleOf(product),
      note: product.brand,
      cents: product.price,
      imageId: product.image_id,
      way: {
        to: '/products/$productName/$productId' as const,
        params: { productName: product.slug, productId: String(product.id) },
      },
    })),
    ...brands.map(({ slug, name }) => ({
      group: 'Producers' as const,
      key: `brand ${slug}`,
      label: name,
      way: { to: '/products' as const, search: { brand: slug } },
    })),
    ...varietals.map(({ slug, name }) => ({
      group: 'Grapes & styles' as const,
      key: `varietal ${slug}`,
      label: name,
      way: { to: '/products' as const, search: { varietal: slug } },
    })),
  ];
}
