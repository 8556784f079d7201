import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, type TestContext } from 'vitest';
import { cdp } from 'vitest/browser';

// Kept from before a test takes the clock or the frames away from the page.
const wait = window.setTimeout.bind(window);
const nextFrame = window.requestAnimationFrame.bind(window);

const patience = 3000;
const pause = 10_000;

const within = (made: Promise<unknown>) =>
  Promise.race([
    made.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => wait(() => resolve(false), patience)),
  ]);

/** Whether the browser draws this page: then it asks for each frame before it draws it. */
const draws = () => within(new Promise((resolve) => nextFrame(resolve)));
const drawsAround = () => within(new Promise((resolve) => window.parent.requestAnimationFrame(resolve)));

/** What may bring a page back that the browser draws no more, the mildest first. */
const remedies = new Map<string, () => unknown>([
  [
    'laid out anew',
    () => {
      const frame = window.frameElement as HTMLElement;
      const { display } = frame.style;
      frame.style.display = 'none';
      frame.getBoundingClientRect();
      frame.style.display = display;
    },
  ],
  [
    'of another height',
    () =>
      cdp().send('Emulation.setDeviceMetricsOverride', {
        width: window.parent.innerWidth,
        height: window.parent.innerHeight + 1,
        deviceScaleFactor: window.devicePixelRatio,
        mobile: false,
      }),
  ],
  ['brought to the front', () => cdp().send('Page.bringToFront')],
  ['photographed', () => cdp().send('Page.captureScreenshot')],
]);

/** The remedy after which the page was drawn again, if one helped. */
async function drawAgain() {
  for (const [remedy, apply] of remedies) {
    await within(Promise.resolve(apply()));
    if (await draws()) return remedy;
  }
}

const undrawn = 'The browser draws the page of this file no more.';
let isLost = false;

/** Says so when the browser draws the page no more, after it has tried to bring it back. */
async function trouble() {
  if ((await draws()) || (await draws())) return undefined;
  const around = (await drawsAround()) ? 'is drawn' : 'is not drawn either';
  const remedy = await drawAgain();
  isLost = remedy === undefined;
  const end = remedy ? `It was drawn again when it was ${remedy}.` : 'Nothing brought it back.';
  return `The browser drew no frame of this ${document.visibilityState} page for ${(2 * patience) / 1000} s, and the page around it ${around}. ${end}`;
}

/**
 * Twice among some ten thousand pages, the browser drew one no more, and each click in it waited in vain for its button
 * to stand still. A test that takes long looks after that. If nothing brings the page back, the tests that follow are
 * left for the run in which the file has a page of its own.
 */
export function watchFrames() {
  let timer = 0;
  let watched: TestContext | undefined;

  async function look(context: TestContext) {
    const told = await trouble();
    if (watched !== context) return;
    if (told) await context.annotate(told);
    if (!isLost) timer = wait(look, pause, context);
  }

  beforeEach((context) => {
    if (isLost) context.skip(undrawn);
    watched = context;
    timer = wait(look, pause, context);
  });

  afterEach(async ({ task }) => {
    watched = undefined;
    window.clearTimeout(timer);
    const told = task.result?.state === 'fail' && (isLost ? undrawn : await trouble());
    if (told) throw new Error(told);
  });
}
