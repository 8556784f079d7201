import { Page } from 'browser/ui/page/Page';
import { useMe } from '../../platform/me';
import { OwnAuthenticator } from './OwnAuthenticator';
import { OwnPasskeys } from './OwnPasskeys';
import { OwnPassword } from './OwnPassword';
import { OwnRecoveryCodes } from './OwnRecoveryCodes';
import { OwnRoles } from './OwnRoles';
import { OwnSessions } from './OwnSessions';

export function AccountScreen() {
  const { name, email } = useMe();
  return (
    <Page title="Your account" lead={`${name}, ${email}`} narrow>
      <OwnPassword />
      <OwnAuthenticator />
      <OwnPasskeys />
      <OwnRecoveryCodes />
      <OwnSessions />
      <OwnRoles />
    </Page>
  );
}
