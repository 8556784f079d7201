import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Page } from 'browser/ui/page/Page';

/** Instead of a screen about a store, before there is one. */
export const NoStore = ({ title }: { title: string }) => (
  <Page title={title}>
    <EmptyState
      title="There is no store yet"
      action={
        <Link {...buttonLook()} to="/start">
          Open your shop
        </Link>
      }
    >
      An owner opens the first one, a step at a time.
    </EmptyState>
  </Page>
);
