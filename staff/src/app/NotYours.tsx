import { Link } from '@tanstack/react-router';
import { formatList } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Page } from 'browser/ui/page/Page';
import { keysOf, type StaffKey, type StaffRole, staffRoles } from 'contract/staff/roles';

const people: Record<StaffRole, string> = { owner: 'owners', manager: 'managers', clerk: 'clerks' };

/** Instead of a screen all of whose calls would be refused. */
export function NotYours({ needs }: { needs: StaffKey }) {
  const who = staffRoles.filter((role) => keysOf[role].includes(needs)).map((role) => people[role]);
  return (
    <Page title="Not for your role">
      <EmptyState
        title={`This page is for ${formatList(who)}`}
        action={
          <Link {...buttonLook({ variant: 'secondary' })} to="/orders">
            Go to the orders
          </Link>
        }
      >
        Ask one of them to do it for you, or to change your role.
      </EmptyState>
    </Page>
  );
}
