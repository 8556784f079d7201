import { formatList } from 'browser/formats/format';
import { keysOf, type StaffRole, staffRoles } from 'contract/staff/roles';
import { useMe } from '../../platform/me';
import { roleWith, wordsOfKey, wordsOfRole } from '../../platform/words-of-roles';
import { Section } from '../../ui/Section';
import css from './OwnRoles.module.css';

/** What one is at which stores, and what that allows. */
export function OwnRoles() {
  const { keys, stores } = useMe();
  const everywhere = roleWith(keys);
  const storesAs = (role: StaffRole) =>
    stores.filter((store) => roleWith(store.keys) === role).map((store) => store.name);
  const held = staffRoles.filter((role) => storesAs(role).length > 0 || role === everywhere);
  return held.map((role) => (
    <Section
      key={role}
      title={wordsOfRole[role].name}
      lead={role === everywhere ? 'All stores' : formatList(storesAs(role))}
    >
      <h3>You may</h3>
      <ul className={css.keys}>
        {keysOf[role].map((key) => (
          <li key={key}>{wordsOfKey[key]}</li>
        ))}
      </ul>
    </Section>
  ));
}
