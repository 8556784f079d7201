import { expect, it } from 'vitest';
import { describeShop } from '../testing/describe-shop.js';

describeShop('the pages that the server makes', (shop) => {
  it.each(['/api/docs/page.css', '/demo/payments.css', '/demo/mail.css'])(
    'have the fonts of the shop in %s',
    async (sheet) => {
      const { body, headers } = await shop.app.inject(sheet);
      expect(headers['content-type']).toBe('text/css; charset=utf-8');
      const fonts = [...body.matchAll(/url\('([^']+)'\)/g)].map(([, address]) => address!);
      expect(fonts).toEqual(['/files/fonts/fraunces.woff2', '/files/fonts/figtree.woff2']);
      for (const address of fonts) {
        const font = await shop.app.inject(address);
        expect(font.headers['content-type']).toBe('font/woff2');
        expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
      }
    },
  );
});
