import { notify } from 'browser/toasts/toast';
import { forgetInTab, keepInTab, keptInTab } from './in-tab';
import { leaving } from './leaving';
import { isLoggedIn, useSession } from './session';

const logInDelay = 2500;
const reloadPause = 10_000;
const reloadedKey = 'reloaded-after';
const tellKey = 'tell-of-reload';

const ignoringRefusal = (work: () => void) => {
  try {
    work();
  } catch {
    // A browser that forbids storage has kept nothing that must go.
  }
};

function hasJustReloaded(call: string): boolean {
  const last = keptInTab(reloadedKey) as { call: string; at: number } | null;
  return last?.call === call && Date.now() - last.at < reloadPause;
}

/** The page that runs is older than the server. The same call within ten seconds does not reload again. */
export function reloadPage(call: string) {
  if (hasJustReloaded(call)) return;
  keepInTab(reloadedKey, { call, at: Date.now() });
  keepInTab(tellKey, true);
  leaving.reload();
}

/** Said once, on the page that comes: nobody reads what is said on the page that goes. */
export function tellOfReload() {
  if (!keptInTab(tellKey)) return;
  forgetInTab(tellKey);
  notify('Cellar Door has just been updated, and what you did was not saved. Please do it again.', 'info');
}

async function clearCaches() {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function endServiceWorker() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
}

function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

/** The account was closed: nothing of it stays in this browser. */
export async function leaveNothing() {
  useSession.getState().forget();
  ignoringRefusal(() => localStorage.clear());
  ignoringRefusal(() => sessionStorage.clear());
  clearCookies();
  await clearCaches().catch(() => undefined);
  await endServiceWorker().catch(() => undefined);
  leaving.to('/login');
}

let timer: number | undefined;

export const leftKey = 'left-at';

/** The session has ended: there is time to read what the page says before it goes. */
export function leaveForLogin() {
  keepInTab(leftKey, location.pathname + location.search);
  useSession.getState().forget();
  timer ??= window.setTimeout(() => {
    timer = undefined;
    // A customer who has logged in again meanwhile stays.
    if (isLoggedIn()) return;
    ignoringRefusal(() => localStorage.clear());
    leaving.to('/login');
  }, logInDelay);
}
