import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { NotFound } from 'browser/ui/page/NotFound';
import art from '../../../art/vignette-not-found.avif';

type Props = { title?: string; lead?: string; way?: { to: '/products' | '/wine-set'; label: string } };

/** Says that nobody knows this product or set, and links to those that there are. */
export const ProductNotFound = ({
  title = 'Bottle not found',
  lead = 'None of our stores has a bottle at this address. It may have been mistyped, or the last one is gone.',
  way = { to: '/products', label: 'Shop all wine' },
}: Props) => (
  <NotFound
    picture={art}
    title={title}
    lead={lead}
    way={
      <Link {...buttonLook()} to={way.to}>
        {way.label}
      </Link>
    }
  />
);
