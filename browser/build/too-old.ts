import type { Plugin } from 'vite';

/**
 * Shows the sentence for older browsers, which stands hidden in the page: nothing else of ours may run there. It
 * is written in words that browsers have known for twenty years, and sets the look by itself, because such a
 * browser may pass over our style sheets. What it asks for came with Chrome and Edge 120, Firefox 125 and Safari
 * 17.
 */
export const tellTooOld = [
  "if(!(window.URL&&URL.canParse&&'popover'in document.documentElement)){",
  "var told=document.getElementById('too-old');",
  "told.removeAttribute('hidden');",
  "told.style.cssText='margin:0;padding:16px;background:#2a1810;color:#fff9f3;",
  "font:16px/1.5 sans-serif;text-align:center'}",
].join('');

export const tellsTooOld = (): Plugin => ({
  name: 'cellar-door:too-old',
  transformIndexHtml: () => [{ tag: 'script', children: tellTooOld, injectTo: 'body' }],
});
