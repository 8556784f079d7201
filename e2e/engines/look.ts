import { expect } from '@playwright/test';
import { comeToRest, findBarriers } from '../barriers';
import { cutOff } from '../cut-off';
import type { Visitor } from './visitor';

/** What can be scrolled sideways without being meant to: the page itself, a dialog, a list. */
function scrollsSideways() {
  const page = document.documentElement;
  const canScroll = (element: Element) =>
    element === page || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  /** Cards that are pushed along snap to their places; links and tabs run along a row. */
  const isMeant = (element: Element) =>
    getComputedStyle(element).scrollSnapType !== 'none' || element.matches('nav, nav > *, [role=tablist]');
  return [page, ...document.body.querySelectorAll('*')]
    .filter((element) => element.scrollWidth > element.clientWidth && canScroll(element))
    .filter((element) => !isMeant(element))
    .map((element) => {
      const { tagName, className, scrollWidth, clientWidth } = element;
      return `${tagName} ${className}: ${scrollWidth} px wide in ${clientWidth}`;
    });
}

/** Holds on each page and in each state of it, in every engine. */
export async function looksRight(visitor: Visitor) {
  const { window } = visitor;
  await visitor.bringFinder();
  const at = await visitor.address();
  // What is still fading in is looked at again when it has come to rest.
  await expect(async () => {
    await window.run(comeToRest);
    expect(await window.run(findBarriers, []), at).toEqual([]);
  }).toPass();
  expect(await window.run(scrollsSideways), `${at} scrolls sideways`).toEqual([]);
  expect(await window.run(cutOff), `${at} cuts words off`).toEqual([]);
  expect(window.complaints, at).toEqual([]);
}

/** The listener for lost focus comes a moment after the shop: docs/decisions/080-the-focus-stays-near.md. */
export const waitForListener = (visitor: Visitor) =>
  visitor.waitFor('the listener for lost focus is there', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/afterwards-')),
  );

/** After an action that has taken its own control away, the focus stands somewhere in the page. */
export const keepsFocus = (visitor: Visitor) =>
  visitor.waitFor('the focus is somewhere', () => document.activeElement !== document.body);
