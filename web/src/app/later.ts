import { lazyRouteComponent } from '@tanstack/react-router';
import type { laterScreens } from './later-screens';

/** A screen that is fetched when somebody goes to it, and what it needs is found out then. */
export const later = (name: keyof typeof laterScreens) =>
  lazyRouteComponent(async () => {
    const { laterScreens } = await import('./later-screens');
    return { default: await laterScreens[name]() };
  });
