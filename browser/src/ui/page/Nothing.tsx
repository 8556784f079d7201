import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonLook } from '../buttons/button-look';
import { EmptyState } from '../feedback/EmptyState';
import { Illustration } from '../feedback/Illustration';

export type EmptyContent = {
  picture: string;
  says: string;
  /** What would be here. */
  children: string;
  way: { to: LinkProps['to']; label: string };
};

/** Says that the list is still empty, and offers a way on. */
export const Nothing = ({ picture, says, children, way }: EmptyContent) => (
  <EmptyState
    picture={<Illustration source={picture} />}
    title={says}
    action={
      <Link {...buttonLook({ variant: 'secondary' })} to={way.to}>
        {way.label}
      </Link>
    }
  >
    {children}
  </EmptyState>
);
