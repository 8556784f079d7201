import { getRouteApi } from '@tanstack/react-router';
import { ServerData } from '../../app/ServerData';
import { useSession } from '../../platform/session';
import { ChooseStore } from './ChooseStore';
import { Confirmation } from './Confirmation';
import { FrontDoor } from './FrontDoor';

const route = getRouteApi('/welcome');

/** Open to both: a visitor sees what the shop is, a customer chooses a store. */
export function WelcomeScreen() {
  const { verify } = route.useSearch();
  const isCustomer = useSession(({ login }) => login !== null);
  const confirmation = verify && <Confirmation token={verify} />;
  return (
    <ServerData>
      {isCustomer ? <ChooseStore notice={confirmation} /> : <FrontDoor notice={confirmation} />}
    </ServerData>
  );
}
