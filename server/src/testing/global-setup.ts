import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  fillDatabase,
  filledDatabase,
  forgetUnused,
  keptEmbedded,
  startFilledPostgres,
} from './kept-databases.js';
import { runOn } from './run-on.js';

declare module 'vitest' {
  export interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string | null;
    postgresTemplate: string;
  }
}

type ForTests = { url: string | null; template: string; stop: () => Promise<void> };

/** For a server that others use too: this run makes its own database there, and deletes it afterwards. */
async function fillAt(given: string): Promise<ForTests> {
  const url = new URL(given).href.replace(/\/[^/]*$/, '');
  const template = `${filledDatabase}_${randomBytes(6).toString('hex')}`;
  await fillDatabase(url, template);
  return { url, template, stop: () => runOn(url, `drop database ${template}`) };
}

async function startOwn(folder: string): Promise<ForTests> {
  const started = await startFilledPostgres(folder);
  return { url: started?.url ?? null, template: filledDatabase, stop: async () => started?.stop() };
}

/** Done once for all tests: starts PostgreSQL, and fills a database of each kind to copy from. */
export default async function setUp(project: TestProject) {
  const folder = project.config.env.TMPDIR!;
  mkdirSync(folder, { recursive: true });
  // In memory, folders would stay until the machine restarts.
  forgetUnused(path.dirname(folder), 'cellar-tests-');
  const given = process.env.TEST_DATABASE_URL;
  const [embeddedTemplate, postgres] = await Promise.all([
    keptEmbedded(),
    given ? fillAt(given) : startOwn(folder),
  ]);
  project.provide('embeddedTemplate', embeddedTemplate);
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', postgres.template);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
