import type { Method } from 'contract/platform/endpoint';
import { ask, type Read } from './http-client';

const named = /filename="([^"]+)"/;

const fileIn: Read<File> = async (answer) => {
  const [, name = 'file'] = named.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return new File([await answer.blob()], name);
};

/** For files that are given only after a question: a link would download its refusal. */
export const download = async (method: Method, path: string): Promise<File> =>
  (await ask(method, path, {}, fileIn)).result;
