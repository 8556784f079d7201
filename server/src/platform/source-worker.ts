import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A worker from a module of ours, `name` beside `beside`; under tsx and Vitest that is TypeScript. */
export function startWorker(name: string, beside: string, options: WorkerOptions) {
  const asSource = beside.endsWith('.ts');
  const entry = new URL(`./${name}.${asSource ? 'ts' : 'js'}`, beside);
  if (!asSource) return new Worker(entry, options);
  // A worker inherits no loader, so it first registers one.
  const loadThenRun = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${entry.href}'); })`;
  return new Worker(loadThenRun, { ...options, eval: true });
}
