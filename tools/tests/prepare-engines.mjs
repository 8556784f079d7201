import { findChromium, has, install } from './prepare-tests.mjs';

/** What each engine needs besides Chromium's, which the other tests need as well: programs and their packages. */
const debian = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

async function isThere(programs) {
  const missing = Object.keys(programs).filter((program) => !has(program));
  return missing.length === 0 || install(...missing.map((program) => programs[program]));
}

/** Installs what this machine lacks; returns where Chromium is, and the names of the engines that cannot be had. */
export async function prepareEngines() {
  const chromium = await findChromium();
  const lacking = chromium ? [] : ['Chromium'];
  for (const [engine, programs] of Object.entries(debian))
    if (!(await isThere(programs))) lacking.push(engine);
  return { chromium, lacking };
}
