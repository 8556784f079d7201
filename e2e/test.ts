import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Watch = {
  /** A failure that the journey provokes and its page shows: the status that the server gives. */
  expectRefusal: (status: number) => void;
};

const watchViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );

/** Every journey ends with a clean console and no failed request. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const trouble: string[] = [];
      const allowed = new Set<number>();
      await page.addInitScript(watchViolations);
      page.on('pageerror', (error) => trouble.push(String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of (\d+)/.exec(message.text());
        if (isRefusal && allowed.has(Number(isRefusal[1]))) return;
        // The letter's frame is sandboxed: the watch itself may not run in it.
        if (/sandboxed and the 'allow-scripts'/.test(message.text())) return;
        if (message.type() === 'error') trouble.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !allowed.has(response.status()))
          trouble.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });
      await use({ expectRefusal: (status) => void allowed.add(status) });
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No barrier that a machine can find, and nothing to scroll sideways. */
export async function expectOpenToEveryone(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Where no frame is from elsewhere, the page itself can sum up: else another page is opened for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(told, page.url()).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

export const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
