/**
 * The oldest versions that the shop and the staff's application are made for; docs/browsers.md says why. The
 * builds, the check of what the sources use, and the sentence for older ones follow from this list.
 */
export const supportedBrowsers = { chrome: '120', edge: '120', firefox: '128', safari: '17', ios: '17' };

/** As Vite names them. */
export const buildTarget = Object.entries(supportedBrowsers).map(([browser, version]) => browser + version);
