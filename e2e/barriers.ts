import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until what fades in or slides has come to rest, but not for animations without an end. */
export async function comeToRest() {
  const moves = () =>
    document
      .getAnimations()
      .filter(
        (move) => move.playState === 'running' && move.effect?.getComputedTiming().endTime !== Infinity,
      );
  // One that has ended may count as running until the next frame.
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let moving = moves(); moving.length > 0; moving = moves()) {
    await Promise.allSettled(moving.map((move) => move.finished));
    await nextFrame();
  }
}

export async function findBarriers(leftOut: string[]) {
  // Describing what is in order would take as long as looking for what is not.
  const { violations } = await window.axe!.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export const watchViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
