import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listCities, listCountries, listStates, lookUpLocation, suggestZipCodes } from 'contract/places';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';

const unitedStates = 840;
const england = 826_001;
const nowhere = { country: null, state: null, city: null };

describeShop('places', (shop) => {
  const get = (url: string, headers = {}) => shop.app.inject({ url: `/api/${url}`, headers });

  it('lead from a country through a state to a city', async () => {
    const country = (await shop.call(listCountries, {})).find(({ name }) => name === 'United States')!;
    const states = await shop.call(listStates, { query: { country_id: String(country.id) } });
    const california = states.find(({ name }) => name === 'California')!;
    const cities = await shop.call(listCities, { query: { state_id: String(california.id) } });
    expect(cities.map(({ name }) => name)).toContain('San Francisco');
  });

  it('are sent as ids and names and nothing else', async () => {
    for (const url of ['countries', `states?country_id=${unitedStates}`, `cities?state_id=${england}`]) {
      const body = (await get(url)).json();
      expect(Object.keys(body)).toEqual(['message', 'data']);
      expect(Object.keys(body.data[0])).toEqual(['id', 'name']);
    }
  });

  it('are sent small, once, and then only confirmed', async () => {
    const url = `cities?state_id=${england}`;
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(plain.json().data).toHaveLength(3_458);
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);

    const again = await get(url, { 'if-none-match': brotli.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('of an unknown country or state are not found', async () => {
    const unknown = { query: { country_id: '999', state_id: '999' } };
    await expect(shop.call(listStates, unknown)).rejects.toMatchObject({
      status: 404,
      code: 'country_not_found',
    });
    await expect(shop.call(listCities, unknown)).rejects.toMatchObject({
      status: 404,
      code: 'state_not_found',
    });
  });

  it.each(['', '?country_id=', '?country_id=-1', '?country_id=0', '?country_id=1.5', '?country_id=NaN'])(
    'of a broken id are refused: states%s',
    async (query) => expect((await get(`states${query}`)).statusCode).toBe(400),
  );

  it.each([
    '?state_id=1e9',
    '?state_id=99999999999999999999',
    '?state_id=1&state_id=2',
    '?state_id[]=1',
    '?state_id=%27',
  ])('of a broken id are refused: cities%s', async (query) =>
    expect((await get(`cities${query}`)).statusCode).toBe(400),
  );

  it('are suggested by the first digits of a ZIP code', async () => {
    const begin = async (digits: string) => shop.call(suggestZipCodes, { query: { starts_with: digits } });
    const chicago = await begin('606');
    expect(chicago).toContainEqual({ zip_code: '60614', state: 'Illinois', city: 'Chicago' });
    expect(chicago.every(({ zip_code }) => /^606\d\d$/.test(zip_code))).toBe(true);
    expect((await begin('0210')).every(({ state }) => state === 'Massachusetts')).toBe(true);
    expect(await begin('000')).toEqual([]);
    for (const wrong of ['60', '60614', 'abc', '-12', ''])
      expect((await get(`common/zip-codes?starts_with=${wrong}`)).statusCode).toBe(400);
  });

  it('are named by a ZIP code', async () => {
    const asked = shop.call(lookUpLocation, { body: { zip_code: '94103-1234' } });
    expect(await asked).toEqual({ country: 'United States', state: 'California', city: 'San Francisco' });
  });

  it.each(['', '9410', '00000', 'SW1A 1AA', "' or 1=1 --", '🍷🍷🍷🍷🍷🍷', 'ٱلرِّيَاض', '\n\t', '__proto__'])(
    'are not named by %j',
    async (zip_code) => expect(await shop.call(lookUpLocation, { body: { zip_code } })).toEqual(nowhere),
  );

  it.each([{}, { zip_code: null }, { zip_code: 94103 }, { zip_code: ['94103'] }])(
    'are not asked for by %j',
    async (payload) => {
      const answer = await shop.app.inject({ method: 'POST', url: '/api/common/location', payload });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['zip_code']]);
    },
  );
});
