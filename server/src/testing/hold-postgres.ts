import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type WebAssembly = { compile(program: Uint8Array): Promise<object> };
// Node's types do not include it.
const process = globalThis as unknown as { WebAssembly: WebAssembly; heldPostgres?: Promise<object> };

async function compile() {
  const pglite = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return process.WebAssembly.compile(await readFile(path.join(pglite, 'pglite.wasm')));
}

/**
 * The compiled program of the embedded database. V8 compiles equal bytes once per process as long as somebody
 * holds the result, and every thread then runs the code that others have optimized: a shop opens in half the
 * time.
 */
process.heldPostgres ??= compile();
await process.heldPostgres;
