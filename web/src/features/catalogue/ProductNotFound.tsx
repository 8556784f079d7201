import { Link } from '@tanstack/react-router';
import css from '../../app/NotFoundScreen.module.css';
import { PageTitle } from '../../app/PageTitle';
import art from '../../art/empty-not-found.svg';
import { buttonLook } from '../../ui/button-look';
import { Illustration } from '../../ui/Illustration';
import { PageHeading } from '../../ui/PageHeading';

type Props = { title?: string; lead?: string; way?: { to: '/products' | '/wine-set'; label: string } };

/** Of a product or a set that nobody knows, with the way to those that there are. */
export const ProductNotFound = ({
  title = 'Bottle not found',
  lead = 'None of our stores has a bottle at this address. It may have been mistyped, or the last one is gone.',
  way = { to: '/products', label: 'See the shelves' },
}: Props) => (
  <div className={css.screen}>
    <PageTitle>{title}</PageTitle>
    <Illustration source={art} />
    <PageHeading lead={lead}>{title}</PageHeading>
    <Link {...buttonLook()} to={way.to}>
      {way.label}
    </Link>
  </div>
);
