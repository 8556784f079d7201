import { pressAt, strike, typeText } from './actions';
import type { BrowserWindow, Engine, Size } from './browser-window';
import { openHiddenScreen, screenSize } from './hidden-screen';
import { WebDriverSession } from './webdriver';

/** WebKitGTK, which has Safari's engine, in its small browser. Each window has a screen and a driver of its own. */
export const webkitEngine = async (driver: string): Promise<Engine> => ({
  open: (size) => openWindow(driver, size, 3),
  close: async () => {},
});

const capabilities = {
  'webkitgtk:browserOptions': { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
};

async function openWindow(driver: string, size: Size, tries: number): Promise<BrowserWindow> {
  const screen = await openHiddenScreen(driver);
  try {
    const session = await WebDriverSession.open(screen.address, capabilities);
    await fit(session, size);
    return windowOf(session, screen);
  } catch (error) {
    await screen.close();
    // Now and then the browser starts and its driver does not find it.
    if (tries > 1) return openWindow(driver, size, tries - 1);
    throw error;
  }
}

const innerSize = 'return { width: innerWidth, height: innerHeight }';

/**
 * Gives the page itself this size; around it the window has a frame of its own. It lies in the middle of the screen,
 * where the pointer is: without a desktop that decides who has the keyboard.
 */
async function fit(session: WebDriverSession, size: Size) {
  const place = (outer: Size) =>
    session.post('window/rect', {
      ...outer,
      x: Math.round((screenSize.width - outer.width) / 2),
      y: Math.round((screenSize.height - outer.height) / 2),
    });
  await place(size);
  const inner = (await session.execute(innerSize)) as Size;
  await place({
    width: size.width + size.width - inner.width,
    height: size.height + size.height - inner.height,
  });
}

type Screen = Awaited<ReturnType<typeof openHiddenScreen>>;

const windowOf = (session: WebDriverSession, screen: Screen): BrowserWindow => ({
  go: async (url) => void (await session.post('url', { url })),
  run: (script, ...given) => session.execute(`return (${script})(...given)`, ...given) as never,
  load: async (source) => void (await session.execute(source)),
  press: (at) => session.act(pressAt(at)),
  type: (text) => session.act(typeText(text)),
  key: (name) => session.act(strike(name)),
  picture: async () => Buffer.from((await session.get('screenshot')) as string, 'base64'),
  complaints: screen.complaints,
  close: async () => {
    await session.close();
    await screen.close();
  },
});
