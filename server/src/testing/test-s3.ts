import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Held = { bytes: Buffer; contentType: string };
type Mood = 'well' | 'forbidding' | 'failing' | 'silent';

const failures = {
  forbidding: { status: 403, code: 'AccessDenied' },
  failing: { status: 500, code: 'InternalError' },
};

/** The part of S3's protocol that a file store needs: one bucket, whose objects are written and deleted. */
export class TestS3 {
  readonly objects = new Map<string, Held>();
  readonly asked: { method: string; path: string; authorization: string }[] = [];
  mood: Mood = 'well';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start() {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', () => listening()));
    const { port } = this.#server.address() as AddressInfo;
    // A name instead of an address, because with an address the client never puts the bucket into the host's
    // name.
    return `http://localhost:${port}`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((stopped) => this.#server.close(stopped));
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const path = url.split('?')[0]!;
    this.asked.push({ method, path, authorization: headers.authorization ?? '' });
    const body = await buffer(request);
    if (this.mood === 'silent') return;
    if (this.mood !== 'well') return refuse(response, failures[this.mood]);
    if (!path.startsWith('/cellar/')) return refuse(response, { status: 404, code: 'NoSuchBucket' });
    if (method === 'PUT') {
      this.objects.set(path, { bytes: body, contentType: headers['content-type'] ?? '' });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (method === 'DELETE') {
      this.objects.delete(path);
      response.writeHead(204).end();
    } else {
      const held = this.objects.get(path);
      if (!held) return refuse(response, { status: 404, code: 'NoSuchKey' });
      response
        .writeHead(200, { 'content-type': held.contentType, 'content-length': held.bytes.length })
        .end(held.bytes);
    }
  }
}

function refuse(response: ServerResponse, { status, code }: { status: number; code: string }) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}
