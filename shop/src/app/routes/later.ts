import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { laterScreens } from './later-screens';

/** Named here: a screen's own type comes from the routes, which must not come from it. */
type Screen = { default: ComponentType };

/** A screen that is fetched when somebody goes to it, and what it needs is found out then. */
export const later = (name: keyof typeof laterScreens) =>
  lazyRouteComponent(async (): Promise<Screen> => {
    const { laterScreens } = await import('./later-screens');
    return { default: await laterScreens[name]() };
  });
