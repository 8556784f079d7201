import { getRouteApi } from '@tanstack/react-router';
import { ServerData } from 'browser/calls/ServerData';
import { useState } from 'react';
import { useSession } from '../../../platform/session';
import { ChooseStore } from './ChooseStore';
import { Confirmation } from './Confirmation';
import { FrontDoor } from './FrontDoor';
import { StopEmailChange } from './StopEmailChange';

const route = getRouteApi('/welcome');

/** For visitors and customers: a visitor sees what the shop is, a customer chooses a store. */
export function WelcomeScreen() {
  const { verify, not_me } = route.useSearch();
  // Kept here because a used token is removed from the address, and its result must stay on the page.
  const [token] = useState(verify);
  const isCustomer = useSession(({ login }) => login !== null);
  const notice = token ? <Confirmation token={token} /> : not_me && <StopEmailChange token={not_me} />;
  return (
    <ServerData>{isCustomer ? <ChooseStore notice={notice} /> : <FrontDoor notice={notice} />}</ServerData>
  );
}
