import { closeAccount } from 'contract/auth';
import { getCustomerDetails, updateProfile, uploadPicture } from 'contract/profile';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { days, hours } from '../../platform/clock.js';
import { describeShop } from '../../testing/describe-shop.js';
import { formWithFile } from '../../testing/form-with-file.js';
import type { TestCustomer } from '../../testing/test-customer.js';

const colours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a94007' } });

const profile = {
  first_name: 'Ada',
  last_name: 'Testino',
  dob: '17-05-1980',
  gender: 'Female',
  address: '1450 Guerrero Street',
  zip: '94110',
  country: 'United States',
  state: 'California',
  city: 'San Francisco',
  license_exp_date: '01-12-2031',
} as const;

type Given = Parameters<typeof formWithFile>[0];

describeShop('uploads', (shop) => {
  let jpeg: Buffer;
  let png: Buffer;
  beforeAll(async () => {
    jpeg = await colours(60, 40).jpeg().toBuffer();
    png = await colours(60, 40).png().toBuffer();
  });

  async function sends(customer: TestCustomer, ...files: Given[]) {
    const { payload, headers } = formWithFile(...files);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/e-com/common/files',
      headers: { ...customer.headers, ...headers },
      payload,
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  async function uploads(customer: TestCustomer, file: Given = { bytes: jpeg }) {
    const answer = await sends(customer, file);
    expect(answer, answer.message).toMatchObject({ status: 200, message: 'Your picture has been uploaded' });
    return v.parse(uploadPicture.shape.data, answer.data)[0]!;
  }
  const uses = (customer: TestCustomer, image_url: string) =>
    customer.call(updateProfile, { body: { ...profile, email: customer.email, image_url } });
  const isServed = async (url: string) => (await shop.app.inject({ url })).statusCode === 200;

  it('become a picture of a name that the server makes', async () => {
    const ada = await shop.customer();
    const { url, image_id } = await uploads(ada, { bytes: jpeg, name: '../../etc/passwd.jpg' });
    expect(image_id).toMatch(/^photo-[0-9a-f-]{36}$/);
    expect(url).toBe(`/files/${image_id}`);
    const served = await shop.app.inject({ url, headers: { accept: 'image/avif' } });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(served.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['JPEG', 'image/jpeg', 'me.JPEG', () => colours(50, 50).jpeg().toBuffer()],
    ['PNG', 'image/png', 'me.png', () => colours(50, 50).png().toBuffer()],
    ['WebP', 'image/webp', 'me.webp', () => colours(50, 50).webp().toBuffer()],
    ['AVIF', 'image/avif', 'me.avif', () => colours(50, 50).avif({ effort: 0 }).toBuffer()],
    ['JPEG without an ending', 'image/jpeg', 'blob', () => colours(50, 50).jpeg().toBuffer()],
  ])('may be %s', async (_kind, type, name, made) => {
    const ada = await shop.customer();
    const { image_id } = await uploads(ada, { bytes: await made(), type, name });
    const stored = await shop.shop.files.get(image_id);
    expect(stored?.contentType).toBe('image/webp');
    expect(await sharp(stored!.bytes).metadata()).toMatchObject({ format: 'webp', width: 50, height: 50 });
  });

  it('keep nothing of what the camera wrote, stand upright, and are no larger than a screen shows them', async () => {
    const ada = await shop.customer();
    const bytes = await colours(3000, 2000)
      .withExif({
        IFD0: { Artist: 'A secret name', Copyright: 'A secret place' },
        IFD3: { GPSLatitude: '37/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('A secret name')).toBe(true);
    const { image_id } = await uploads(ada, { bytes });
    const { bytes: stored } = (await shop.shop.files.get(image_id))!;
    const { width, height, exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 800, height: 1200 });
    expect(stored.includes('secret')).toBe(false);
  });

  it('leave behind what hangs on a JPEG', async () => {
    const ada = await shop.customer();
    const bytes = Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    const { image_id } = await uploads(ada, { bytes });
    const { bytes: stored } = (await shop.shop.files.get(image_id))!;
    expect(stored.includes('script')).toBe(false);
  });

  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const tail = Buffer.from('<script>alert(1)</script>');
  const unreadable = 'This is not a picture that we can read. Please use a JPEG, PNG, WebP or AVIF file.';
  it.each<[string, () => Promise<Given> | Given]>([
    ['an SVG', () => ({ bytes: svg, name: 'me.svg', type: 'image/svg+xml' })],
    ['an SVG that is called a PNG', () => ({ bytes: svg, name: 'me.png', type: 'image/png' })],
    ['a page', () => ({ bytes: Buffer.from(`<html>${'x'.repeat(60)}</html>`), name: 'me.jpg' })],
    [
      'a GIF',
      async () => ({ bytes: await colours(40, 40).gif().toBuffer(), name: 'me.gif', type: 'image/gif' }),
    ],
    ['a TIFF', async () => ({ bytes: await colours(40, 40).tiff().toBuffer(), name: 'me.jpg' })],
    ['a GIF that is a script as well', () => ({ bytes: Buffer.from(`GIF89a/*${' '.repeat(40)}*/=1;`) })],
    [
      'a PNG with a script behind it',
      () => ({ bytes: Buffer.concat([png, tail]), name: 'me.png', type: 'image/png' }),
    ],
    [
      'a WebP with a script behind it',
      async () => {
        const webp = await colours(40, 40).webp().toBuffer();
        return { bytes: Buffer.concat([webp, tail]), name: 'me.webp', type: 'image/webp' };
      },
    ],
    [
      'an AVIF with a script behind it',
      async () => {
        const avif = await colours(40, 40).avif({ effort: 0 }).toBuffer();
        return { bytes: Buffer.concat([avif, tail]), name: 'me.avif', type: 'image/avif' };
      },
    ],
    ['a script with a picture behind it', () => ({ bytes: Buffer.concat([tail, jpeg]) })],
    ['a JPEG that is cut off', () => ({ bytes: jpeg.subarray(0, jpeg.length - 200) })],
    ['three bytes', () => ({ bytes: Buffer.from('ffd8ff', 'hex') })],
    [
      'noise that begins as a JPEG',
      () => ({ bytes: Buffer.concat([jpeg.subarray(0, 24), Buffer.alloc(500, 7)]) }),
    ],
  ])('are refused as %s', async (_what, made) => {
    const ada = await shop.customer();
    expect(await sends(ada, await made())).toMatchObject({
      status: 422,
      code: 'not_a_picture',
      message: unreadable,
      errors: { file: unreadable },
    });
  });

  it.each([
    ['a JPEG that is called a PNG', { name: 'me.png', type: 'image/jpeg' }],
    ['a JPEG that is said to be a PNG', { name: 'me.jpg', type: 'image/png' }],
    ['a picture that is called a program', { name: 'me.jpg.exe' }],
    ['a picture that is called a page', { name: 'me.html' }],
    ['a picture that is said to be a page', { type: 'text/html' }],
  ])('are refused as %s', async (_what, named) => {
    const ada = await shop.customer();
    expect(await sends(ada, { bytes: jpeg, ...named })).toMatchObject({ status: 422, code: 'lying_name' });
  });

  it('of more than 40 megapixels are refused before they are unpacked', async () => {
    const ada = await shop.customer();
    const bytes = await colours(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await sends(ada, { bytes, name: 'bomb.png', type: 'image/png' })).toMatchObject({
      status: 422,
      code: 'too_many_pixels',
    });
  });

  it('that say a size without having it are refused, however large it is', async () => {
    const ada = await shop.customer();
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    const { status, code } = await sends(ada, { bytes, name: 'bomb.png', type: 'image/png' });
    expect([status, ['not_a_picture', 'too_many_pixels'].includes(code)]).toEqual([422, true]);
  });

  it('may have 5 MB, and not a byte more', async () => {
    const ada = await shop.customer();
    const most = 5 * 1024 * 1024;
    const filled = (size: number) => ({ bytes: Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]) });
    await uploads(ada, filled(most));
    for (const size of [most + 1, most + 100_000])
      expect(await sends(ada, filled(size))).toMatchObject({
        status: 413,
        code: 'too_large',
        message: 'A file can be up to 5 MB.',
      });
  });

  it.each([
    ['nothing', [] as Given[], 422, 'file_missing'],
    ['an empty file', [{ bytes: Buffer.alloc(0) }], 422, 'file_missing'],
    ['a file in another field', [{ bytes: Buffer.from('abc'), field: 'photo' }], 422, 'file_missing'],
  ])('want a file: %s', async (_what, files, status, code) => {
    const ada = await shop.customer();
    expect(await sends(ada, ...files)).toMatchObject({ status, code });
  });

  it.each([
    ['JSON', 'application/json', '{"file":"x"}', 415],
    ['no form', 'text/plain', 'file', 415],
    ['a form without a boundary', 'multipart/form-data', 'file', 400],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-d', 400],
  ])('are no %s', async (_what, type, payload, status) => {
    const { headers } = await shop.customer();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/e-com/common/files',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, typeof answer.json().code]).toEqual([status, 'string']);
  });

  it('are nobody’s without a log-in, and forms stay refused at every other call', async () => {
    const { payload, headers } = formWithFile({ bytes: jpeg });
    const open = { method: 'POST', payload, headers } as const;
    expect((await shop.app.inject({ ...open, url: '/api/e-com/common/files' })).statusCode).toBe(401);
    expect((await shop.app.inject({ ...open, url: '/api/e-com/auth/login' })).statusCode).toBe(415);
  });

  it('are not taken without end', async () => {
    const ada = await shop.customer();
    const tiny = { bytes: Buffer.from('nothing at all, but it counts as well') };
    for (let i = 0; i < 40; i++) expect((await sends(ada, tiny)).status).toBe(422);
    expect(await sends(ada, { bytes: jpeg })).toMatchObject({
      status: 429,
      message: 'You have uploaded many pictures today. Please wait a while and try again.',
    });
    shop.clock.advance(hours(1));
    await uploads(ada);
  });

  it('stand in the profile once it names them, and the one of before is deleted', async () => {
    const ada = await shop.customer();
    const first = await uploads(ada);
    expect(await uses(ada, first.url)).toMatchObject({ image_url: first.url });
    expect(await uses(ada, first.url)).toMatchObject({ image_url: first.url });
    const second = await uploads(ada, { bytes: png, name: 'me.png', type: 'image/png' });
    await uses(ada, second.url);
    await shop.runJobs();
    expect([await isServed(first.url), await isServed(second.url)]).toEqual([false, true]);
    expect(await ada.call(getCustomerDetails, {})).toMatchObject({ image_url: second.url });
    expect(await uses(ada, '')).toMatchObject({ image_url: '' });
    await shop.runJobs();
    expect(await isServed(second.url)).toBe(false);
  });

  it('are named by their own customer alone', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const { url } = await uploads(ada);
    const others = [
      url,
      'https://example.com/me.jpg',
      '/files/store-mission-street',
      '/files/photo-01920000-0000-7000-8000-000000000001',
      'javascript:alert(1)',
      `${url}?w=80`,
    ];
    for (const image_url of others)
      await expect(uses(bob, image_url)).rejects.toMatchObject({
        status: 422,
        code: 'not_your_picture',
        errors: { image_url: 'This picture is no longer available. Please upload it again.' },
      });
    expect(await bob.call(getCustomerDetails, {})).toMatchObject({ image_url: '' });
    await uses(ada, url);
  });

  it('keep the picture of before when the new one is not the customer’s', async () => {
    const ada = await shop.customer();
    const { url } = await uploads(ada);
    await uses(ada, url);
    await expect(uses(ada, '/files/photo-01920000-0000-7000-8000-000000000001')).rejects.toThrow();
    await shop.runJobs();
    expect(await isServed(url)).toBe(true);
  });

  it('that no profile names are forgotten after a day', async () => {
    const ada = await shop.customer();
    const used = await uploads(ada);
    await uses(ada, used.url);
    const unused = await uploads(ada);
    shop.clock.advance(hours(23));
    await shop.runJobs();
    expect(await isServed(unused.url)).toBe(true);
    shop.clock.advance(days(1));
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    expect([await isServed(unused.url), await isServed(used.url)]).toEqual([false, true]);
    await expect(uses(ada, unused.url)).rejects.toMatchObject({ code: 'not_your_picture' });
  });

  it('go with the account', async () => {
    const ada = await shop.customer();
    const used = await uploads(ada);
    await uses(ada, used.url);
    const unused = await uploads(ada);
    await ada.call(closeAccount, { body: { password: ada.password } });
    await shop.runJobs();
    expect([await isServed(used.url), await isServed(unused.url)]).toEqual([false, false]);
  });
});
