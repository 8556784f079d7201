import type {} from '@vitest/browser-playwright';
import { afterAll } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * Files share the window around their pages, and its mouse: where one file leaves it, it rests on whatever the next one
 * shows there. So each leaves it beside the page.
 */
export function parkMouse() {
  afterAll(async () => {
    const { innerWidth, innerHeight } = window.parent;
    await cdp().send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x: innerWidth - 1,
      y: innerHeight - 1,
    });
  });
}
