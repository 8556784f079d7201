import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { tellTooOld } from '../../../browser/build/too-old.js';
import { compareVersions, featureAt, oldestSupported, statementsOf } from './compat.js';

/** A page in a browser with these names; whether it shows the sentence. */
function isTold({ url, popover }: { url: object | undefined; popover: boolean }) {
  const sentence = { isHidden: true, removeAttribute: () => void (sentence.isHidden = false), style: {} };
  const root = popover ? { popover: null } : {};
  const document = { documentElement: root, getElementById: () => sentence };
  runInNewContext(tellTooOld, { document, window: { URL: url }, URL: url });
  return !sentence.isHidden;
}

const canParse = () => true;

it.each([
  ['knows all that is asked for', { url: { canParse }, popover: true }, false],
  ['has no popovers', { url: { canParse }, popover: false }, true],
  ['cannot say whether an address is one', { url: {}, popover: true }, true],
  ['has not even addresses', { url: undefined, popover: false }, true],
])('a browser that %s', (_what, names, told) => {
  expect(isTold(names)).toBe(told);
});

it('is written in words that no old browser stumbles over', () => {
  expect(tellTooOld).not.toMatch(/=>|`|\b(?:const|let|class|async)\b|\?\.|\?\?|\.\.\./);
});

/** The first version of a browser that knows all that the page asks for, also by half. */
function firstLetThrough(browser: (typeof oldestSupported)[number][0]) {
  const asked = [featureAt('api', 'URL', 'canParse_static'), featureAt('api', 'HTMLElement', 'popover')];
  const since = asked.map(
    (feature) =>
      statementsOf(feature!.statement, browser)
        .map(({ version_added: added }) => String(added))
        .toSorted(compareVersions)[0]!,
  );
  return since.toSorted(compareVersions).at(-1);
}

it('lets every supported browser through, and of older ones none but Firefox 125 to 127', () => {
  const oldest = oldestSupported.map(([browser, version]) => [
    browser,
    browser.startsWith('firefox') && version === '128' ? '125' : version,
  ]);
  expect(oldestSupported.map(([browser]) => [browser, firstLetThrough(browser)])).toEqual(oldest);
});
