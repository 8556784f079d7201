import { type Query, send } from './http-client';

/** For whoever calls a path and no endpoint of the contract. The first pages do without. */
export const httpClient = {
  get: (path: string, query?: Query) => send('GET', path, { query }),
  post: (path: string, body?: object) => send('POST', path, { body }),
  put: (path: string, body?: object) => send('PUT', path, { body }),
  patch: (path: string, body?: object) => send('PATCH', path, { body }),
  delete: (path: string) => send('DELETE', path),
  upload(path: string, file: File) {
    const form = new FormData();
    form.append('file', file);
    return send('POST', path, { body: form });
  },
};
