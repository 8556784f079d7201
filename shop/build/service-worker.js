/*
 * Shows our own page where the connection is lost, and keeps the files whose names change with their content.
 * Nothing else passes through it: no page is kept, and no call is seen. build/offline.ts writes the constants.
 */
const release = '{{RELEASE}}';
const offlinePage = '{{OFFLINE_PAGE}}';
const offlinePolicy = '{{OFFLINE_POLICY}}';

const cacheName = `assets ${release}`;

// A new release takes over at once, also in pages that are open.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  // The browser asks for a page while this worker is still starting: it costs no time.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (/^\/(?:api|demo|files)(?:\/|$)/i.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(event));
});

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(offlinePage, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': offlinePolicy,
      },
    });
  }
}

async function fileOf(event) {
  const { request } = event;
  const kept = await caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  // What is cut off, redirected or refused is never kept.
  if (answer.status === 200 && answer.type === 'basic') event.waitUntil(keep(request, answer.clone()));
  return answer;
}

async function keep(request, answer) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer);
  } catch {
    // A full disk, or a browser that forbids it: the file has come all the same.
  }
}
