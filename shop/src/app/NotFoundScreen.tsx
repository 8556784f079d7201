import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { NotFound } from 'browser/ui/page/NotFound';
import art from '../art/vignette-not-found.avif';

export const NotFoundScreen = () => (
  <NotFound
    picture={art}
    title="Page not found"
    lead="The address may be mistyped, or the page may have moved."
    way={
      <Link {...buttonLook()} to="/">
        Back to the shop
      </Link>
    }
  />
);
