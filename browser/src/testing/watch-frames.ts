import { afterEach } from 'vitest';

const patience = 3000;

/** Whether the browser draws this page: then it asks for each frame before it draws it. */
const draws = () =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

function standingOf(frame: Element | null) {
  const { width, height } = frame?.getBoundingClientRect() ?? {};
  return `${document.visibilityState}, ${window.innerWidth} × ${window.innerHeight} in a frame of ${width} × ${height}`;
}

/** Takes the page out of the layout and puts it back. */
function layOutAnew(frame: HTMLElement) {
  const { display } = frame.style;
  frame.style.display = 'none';
  frame.getBoundingClientRect();
  frame.style.display = display;
}

/**
 * It happened once that a browser drew a page no more, and each click waited in vain for it to stand still. The failure
 * then tells of it as well, and the tests that follow get a page that is laid out anew.
 */
export function watchFrames() {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || (await draws())) return;
    const frame = window.frameElement as HTMLElement | null;
    const standing = standingOf(frame);
    if (frame) layOutAnew(frame);
    const now = (await draws()) ? 'is drawn again' : 'is not drawn even now';
    throw new Error(
      `The browser drew no frame for ${patience} ms: ${standing}. Laid out anew, the page ${now}.`,
    );
  });
}
