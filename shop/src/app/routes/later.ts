import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { laterScreens } from './later-screens';

/**
 * Written out here, because a screen's own type depends on the routes, and this must not depend on a screen.
 */
type Screen = { default: ComponentType };

/** A screen that is fetched when somebody opens it, together with the list of the files that it needs. */
export const later = (name: keyof typeof laterScreens) =>
  lazyRouteComponent(async (): Promise<Screen> => {
    const { laterScreens } = await import('./later-screens');
    return { default: await laterScreens[name]() };
  });
