import { formatList } from 'browser/formats/format';
import { staffRoles } from 'contract/staff/roles';
import { storeName, useMe } from '../../platform/me';
import { wordsOfRole } from '../../platform/words-of-roles';
import type { Person } from './people.api';

/** "Manager of Mission Street and Embarcadero" */
export function RolesInWords({ roles }: Pick<Person, 'roles'>) {
  const me = useMe();
  const placesAs = (wanted: string) =>
    roles.filter(({ role }) => role === wanted).map(({ store_id }) => storeName(me, store_id));
  return staffRoles
    .filter((role) => placesAs(role).length > 0)
    .map((role) => <div key={role}>{`${wordsOfRole[role].name}, ${formatList(placesAs(role))}`}</div>);
}
