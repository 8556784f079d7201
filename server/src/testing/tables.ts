import type { Endpoint } from 'contract/platform/endpoint';
import { formWithFile } from './form-with-file.js';
import type { TestShop } from './test-shop.js';
import { cookieOf, fromHere, type TestPerson } from './test-staff.js';

const urlOf = ({ path }: Endpoint, place: Record<string, string>) =>
  `/api/${path.replace(/\{(\w+)\}/g, (_, name: string) => place[name]!)}`;

/** One of the staff uploads a table, and the shop checks all of its rows. */
export async function sendTable(
  shop: TestShop,
  { token }: TestPerson,
  endpoint: Endpoint,
  place: Record<string, string>,
  table: string | Buffer,
) {
  const { payload, headers } = formWithFile({
    bytes: Buffer.from(table),
    name: 'table.csv',
    type: 'text/csv',
  });
  const answer = await shop.whole.staffApp!.inject({
    method: 'POST',
    url: urlOf(endpoint, place),
    headers: { ...fromHere, ...cookieOf(token), ...headers },
    payload,
  });
  await shop.runJobs();
  const { data, code, message } = answer.json() as { data?: { id: string }; code?: string; message: string };
  return { id: data?.id ?? '', code, message };
}

/** A table that the shop exports, as a file. */
export async function fetchTable(
  { whole }: TestShop,
  { token }: TestPerson,
  endpoint: Endpoint,
  place: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const { body, headers, statusCode } = await whole.staffApp!.inject({
    method: endpoint.method,
    url: urlOf(endpoint, place),
    query,
    headers: { ...fromHere, ...cookieOf(token) },
  });
  return { body, headers, statusCode };
}
