/** This address never changes, because browsers with an older one look for it there. */
export const serviceWorkerAddress = '/service-worker.js';

/**
 * Sent instead of the built one when the shop's owner has switched it off: it replaces the other one, deletes
 * what that has kept, and ends itself.
 */
export const lastServiceWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
