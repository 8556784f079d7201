import { picturePath } from 'contract/platform/pictures';
import { listStores } from 'contract/stores';
import { expect, it } from 'vitest';
import { describeShop } from '../testing/describe-shop.js';

const avif = { accept: 'image/avif,image/webp,*/*' };

describeShop("the shop's pictures", (shop) => {
  it('are there for every store, light enough for a list and for a page', async () => {
    for (const { image_id } of await shop.call(listStores, {})) {
      const small = await shop.app.inject({ url: picturePath(image_id!, 400), headers: avif });
      const large = await shop.app.inject({ url: picturePath(image_id!, 800), headers: avif });
      expect(small.headers['content-type'], image_id!).toBe('image/avif');
      expect(small.rawPayload.length).toBeLessThan(15 * 1024);
      expect(large.rawPayload.length).toBeLessThan(35 * 1024);
    }
  });

  it.each([
    'chateau-belcastan-margaux-2014',
    'vieux-chateau-ormeval-pomerol-les-trente-rangs-2019',
    'set-the-cellar-door-six',
  ])('are light for %s, in either format', async (id) => {
    for (const type of ['image/avif', 'image/webp']) {
      const headers = { accept: `${type},*/*;q=0.1` };
      const [small, large] = await Promise.all(
        ([400, 800] as const).map((width) => shop.app.inject({ url: picturePath(id, width), headers })),
      );
      expect(small!.headers['content-type']).toBe(type);
      expect(small!.rawPayload.length, `${id} ${type}`).toBeLessThan(15 * 1024);
      expect(large!.rawPayload.length, `${id} ${type}`).toBeLessThan(35 * 1024);
    }
  });

  it.each(['unknown', '..%2f..%2fload-demo', 'a/b', '..%2fsecret-key'])('are not at %s', async (id) => {
    const answer = await shop.app.inject({ url: `/files/${id}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('can only be looked at', async () => {
    const answer = await shop.app.inject({ method: 'DELETE', url: '/files/store-west-loop' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await shop.app.inject({ method: 'HEAD', url: '/files/store-west-loop?w=80' })).statusCode).toBe(
      200,
    );
  });
});
