import {
  addPicture,
  type Crop,
  cutPicture,
  pictureNotFound,
  type Turn,
} from 'contract/pictures/pictures.staff';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { days, hours } from '../../platform/clock.js';
import { describeShop } from '../../testing/describe-shop.js';
import { cookieOf, fromHere, openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { uploadAs } from '../../testing/upload-as.js';
import { showPictures } from './index.js';

describeShop('pictures of goods', (shop) => {
  let owner: TestPerson;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const upload = async () => v.parse(addPicture.shape.data, (await uploadAs(shop, owner)).data);
  const cut = (image_id: string, turn: Turn, crop: Crop | null = null) =>
    owner.call(cutPicture, { path: { image_id }, body: { turn, crop } });
  const isServed = async (id: string) => (await shop.app.inject({ url: `/files/${id}` })).statusCode === 200;
  const afterAWhile = async (milliseconds: number) => {
    shop.clock.advance(milliseconds);
    await shop.whole.jobs.schedule();
    await shop.runJobs();
  };

  it('are cleaned, and served at both origins', async () => {
    const picture = await upload();
    expect(picture.cut).toEqual({
      original_id: picture.image_id,
      width: 60,
      height: 40,
      turn: 0,
      crop: null,
    });
    expect(await isServed(picture.image_id)).toBe(true);
    const url = `/files/${picture.image_id}`;
    expect(
      (await shop.whole.staffApp!.inject({ url, headers: { accept: 'image/avif' } })).headers,
    ).toMatchObject({ 'content-type': 'image/avif', 'x-content-type-options': 'nosniff' });
  });

  it('are cut from the original, again and again', async () => {
    const { image_id: original } = await upload();
    const crop = { left: 0, top: 0, width: 0.5, height: 1 };
    const turned = await cut(original, 90, crop);
    expect(turned).toMatchObject({ cut: { original_id: original, turn: 90, crop, width: 60, height: 40 } });
    const file = await shop.shop.files.get(turned.image_id);
    expect(await sharp(file!.bytes).metadata()).toMatchObject({ width: 20, height: 60 });
    const again = await cut(turned.image_id, 0);
    expect(again.cut?.original_id).toBe(original);
    const whole = await shop.shop.files.get(again.image_id);
    expect(await sharp(whole!.bytes).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  it.each([
    ['beyond the edge', { left: 0.6, top: 0, width: 0.5, height: 1 }],
    ['of nothing', { left: 0, top: 0, width: 0, height: 0 }],
  ])('are not cut %s', async (_where, crop) => {
    const { image_id } = await upload();
    await expect(cut(image_id, 0, crop)).rejects.toMatchObject({ status: 422 });
  });

  it('that are no pictures, or gone, are refused', async () => {
    const answer = await uploadAs(shop, owner, { bytes: Buffer.from('<svg onload="alert(1)"/>') });
    expect(answer).toMatchObject({ status: 422, code: 'not_a_picture' });
    await expect(cut('goods-of-nobody', 90)).rejects.toMatchObject({ code: 'picture_not_found' });
    await expect(cut('bottle-1', 90)).rejects.toMatchObject({ code: 'picture_not_found' });
  });

  it('are forgotten after a day where nothing shows them; what was cut keeps its original', async () => {
    const [unused, used] = [await upload(), await upload()];
    const shown = await cut(used.image_id, 90);
    await shop.shop.write((tx) => showPictures(tx, [shown.image_id]));
    await afterAWhile(hours(23));
    expect(await isServed(unused.image_id)).toBe(true);
    await afterAWhile(days(1));
    expect(await isServed(unused.image_id)).toBe(false);
    expect([await isServed(shown.image_id), await isServed(used.image_id)]).toEqual([true, true]);
    await expect(shop.shop.write((tx) => showPictures(tx, [unused.image_id]))).rejects.toMatchObject({
      refusal: pictureNotFound,
    });
  });

  it('are the owner’s: a manager uploads none', async () => {
    const manager = await openTestPerson(shop, { role: 'manager', store_id: 1 });
    expect(await uploadAs(shop, manager)).toMatchObject({ status: 403, code: 'not_allowed' });
    const { staffApp } = shop.whole;
    const open = await staffApp!.inject({ method: 'POST', url: '/api/staff/pictures', headers: fromHere });
    expect(open.statusCode).toBe(401);
    const elsewhere = { ...cookieOf(owner.token), 'sec-fetch-site': 'cross-site' };
    const foreign = await staffApp!.inject({
      method: 'POST',
      url: '/api/staff/pictures',
      headers: elsewhere,
    });
    expect(foreign.statusCode).toBe(403);
  });
});
