import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import type { ProductPage } from 'contract/catalogue';
import { Refinements } from './Refinements';
import type { Listing } from './use-listing';

type Props = { listing: Listing; products: ProductPage | undefined; onClose: () => void };

const show = { one: 'Show # product', other: 'Show # products', zero: 'Show no products' };

/** The refinements of narrow screens: each choice counts at once, and the list waits behind. */
export const RefineSheet = ({ listing, products, onClose }: Props) => (
  <Dialog open onClose={onClose} title="Refine" side="left">
    <Refinements listing={listing} facets={products?.facets} />
    <DialogActions>
      {listing.count > 0 && (
        <Button variant="quiet" onClick={listing.clear}>
          Clear all
        </Button>
      )}
      <Button onClick={onClose}>{products ? plural(products.total_rows, show) : 'Show products'}</Button>
    </DialogActions>
  </Dialog>
);
