import { Link } from '@tanstack/react-router';
import art from '../art/empty-not-found.svg';
import { buttonLook } from '../ui/button-look';
import { Illustration } from '../ui/Illustration';
import { PageHeading } from '../ui/PageHeading';
import css from './NotFoundScreen.module.css';
import { PageTitle } from './PageTitle';

export const NotFoundScreen = () => (
  <div className={css.screen}>
    <PageTitle>Page not found</PageTitle>
    <Illustration source={art} />
    <PageHeading lead="The address may be mistyped, or what was here has been moved to another shelf.">
      Page not found
    </PageHeading>
    <Link {...buttonLook()} to="/">
      Back to the shop
    </Link>
  </div>
);
