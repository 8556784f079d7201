import sharp from 'sharp';
import { formWithFile } from './form-with-file.js';
import type { TestShop } from './test-shop.js';
import { cookieOf, fromHere, type TestPerson } from './test-staff.js';

const smallJpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a94007' } })
    .jpeg()
    .toBuffer();

type Given = Parameters<typeof formWithFile>[0];

/** One of the staff uploads a picture, by default 60 wide and 40 high. */
export async function uploadAs({ whole }: TestShop, { token }: TestPerson, file?: Given) {
  const { payload, headers } = formWithFile(file ?? { bytes: await smallJpeg() });
  const answer = await whole.staffApp!.inject({
    method: 'POST',
    url: '/api/staff/pictures',
    headers: { ...fromHere, ...cookieOf(token), ...headers },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}
