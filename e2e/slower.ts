import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than this machine the journeys' pages are: a cheap phone is about six times slower. */
export const slower = Number(process.env.E2E_SLOWER ?? 1);

export function slowDown(context: BrowserContext) {
  if (slower === 1) return;
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  };
  context.on('page', (page) =>
    slow(page).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    }),
  );
}
