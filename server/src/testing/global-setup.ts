import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.js';
import { makeEmbeddedTemplate, makePostgresTemplate } from './templates.js';

declare module 'vitest' {
  export interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string | null;
  }
}

/** Once for all tests: a PostgreSQL of their own, and a filled database of each kind to copy from. */
export default async function setUp(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres();
  const postgresUrl = given ? new URL(given).href.replace(/\/[^/]*$/, '') : (started?.url ?? null);
  const embeddedTemplate = await makeEmbeddedTemplate();
  if (postgresUrl) await makePostgresTemplate(postgresUrl);
  project.provide('embeddedTemplate', embeddedTemplate);
  project.provide('postgresUrl', postgresUrl);
  return async () => {
    await started?.stop();
    rmSync(path.dirname(embeddedTemplate), { recursive: true, force: true });
  };
}
