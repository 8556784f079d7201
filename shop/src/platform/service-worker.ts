const address = '/service-worker.js';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

/**
 * Lets the page for a lost connection come, see build/service-worker.js. The browser looks for a newer worker
 * at every visit and never keeps an old one for its own cache's sake: that is how the server switches it off.
 */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
    'cellar-door-service-worker',
    { createScriptURL: () => address },
  );
  const trusted = policy?.createScriptURL(address) ?? address;
  // Without it the shop is as it is while the connection lasts.
  navigator.serviceWorker.register(trusted, { updateViaCache: 'none' }).catch(() => undefined);
}

export {};
