/** Its address never changes: browsers that have an older one look for it there. */
export const serviceWorkerAddress = '/service-worker.js';

/**
 * Sent instead of the built one when the shop's owner has switched it off: it takes the other's place, clears
 * what that one has kept, and goes.
 */
export const lastServiceWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
