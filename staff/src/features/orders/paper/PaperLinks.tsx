import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { type PaperKind, papers } from './paper-search';

type Props = { kinds: readonly PaperKind[]; orders: Iterable<string> };

/** To what is printed of these orders. */
export const PaperLinks = ({ kinds, orders }: Props) =>
  kinds.map((kind) => (
    <Link
      key={kind}
      {...buttonLook({ variant: 'secondary', size: 'small' })}
      to="/paper"
      search={{ kind, orders: [...orders].join(',') }}
    >
      {papers[kind]}
    </Link>
  ));
