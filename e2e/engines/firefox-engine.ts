import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchViolations } from '../barriers';
import { pressAt, strike, typeText } from './actions';
import { BidiConnection } from './bidi';
import type { BrowserWindow, Engine, Size } from './browser-window';
import { end, lineLike, start } from './programs';

const preferences = {
  // Bars that take room, as most desktops show them.
  'widget.gtk.overlay-scrollbars.enabled': false,
  // Nothing but the shop is asked for anything.
  'app.update.auto': false,
  'browser.newtabpage.activity-stream.feeds.topsites': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 0,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Firefox as it comes: it speaks WebDriver BiDi by itself. */
export async function firefoxEngine(program: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'cellar-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const firefox = start(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, address] = await lineLike(/WebDriver BiDi listening on (\S+)$/, firefox.stderr!);
  const browser = await BidiConnection.open(`${address}/session`);
  await browser.ask('session.new', { capabilities: {} });
  await browser.ask('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] });
  await browser.ask('script.addPreloadScript', { functionDeclaration: String(watchViolations) });
  return {
    open: (size) => openWindow(browser, size),
    close: async () => {
      await end(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Logged = { level: string; text: string | null; source: { context?: string } };
type Answered = { context: string; request: { method: string; url: string }; response: { status: number } };
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function openWindow(browser: BidiConnection, viewport: Size): Promise<BrowserWindow> {
  const { userContext } = await browser.ask<{ userContext: string }>('browser.createUserContext');
  const { context } = await browser.ask<{ context: string }>('browsingContext.create', {
    type: 'window',
    userContext,
  });
  await browser.ask('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });

  const complaints: string[] = [];
  browser.listen(({ method, params }) => {
    const { level, text, source } = params as Logged;
    if (method === 'log.entryAdded' && source.context === context && ['error', 'warn'].includes(level))
      complaints.push(text ?? '');
    const { request, response, context: asking } = params as Answered;
    if (method === 'network.responseCompleted' && asking === context && response.status >= 400)
      complaints.push(`${response.status} ${request.method} ${request.url}`);
  });

  async function evaluate(expression: string) {
    // Values travel as JSON, since BiDi has forms of its own for lists and objects.
    const asked = `(async () => JSON.stringify({ value: await ${expression} }))()`;
    const answer = await browser.ask<Evaluated>('script.evaluate', {
      expression: asked,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return (JSON.parse(answer.result.value) as { value?: unknown }).value;
  }
  const act = async (source: object) =>
    void (await browser.ask('input.performActions', { context, actions: [source] }));

  return {
    go: async (url) =>
      void (await browser.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: (script, ...given) => evaluate(`(${script})(...${JSON.stringify(given)})`) as never,
    load: async (source) => void (await evaluate(`(() => {${source}})()`)),
    press: (at) => act(pressAt(at)),
    type: (text) => act(typeText(text)),
    key: (name) => act(strike(name)),
    picture: async () => {
      const { data } = await browser.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    complaints,
    close: async () => void (await browser.ask('browser.removeUserContext', { userContext })),
  };
}
