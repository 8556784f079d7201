import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { mayDo, useMe } from '../platform/me';

export type RoutePath = Exclude<keyof RegisteredRouter['routesByPath'], ''>;

/**
 * Whether the person who is logged in may open a screen: its route names the key that it needs at some store.
 */
export function useMayOpen() {
  const me = useMe();
  const { routesByPath } = useRouter();
  return (path: RoutePath) => {
    const { needs } = routesByPath[path].options.staticData;
    return needs === null || mayDo(me, needs);
  };
}
