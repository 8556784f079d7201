import { queries } from 'browser/calls/queries';
import { Button } from 'browser/ui/buttons/Button';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { unlock } from '../../platform/lock';
import { meQuery } from '../../platform/me';
import { BarePage } from './BarePage';
import { FactorForm } from './FactorForm';
import { useLogOut } from './use-log-out';

/** Instead of everything else, until the same person has shown a factor. */
export function LockedScreen() {
  const { logOut, busy } = useLogOut();
  const open = async () => {
    await queries.fetchQuery({ ...meQuery, staleTime: 0 });
    unlock();
    await queries.invalidateQueries();
  };
  return (
    <BarePage title="Locked">
      <PageHeading lead="Nobody was here for an hour.">Locked</PageHeading>
      <FactorForm label="Unlock" does="Unlock" onProven={open} />
      <Button variant="quiet" busy={busy} onClick={logOut}>
        Log out
      </Button>
    </BarePage>
  );
}
