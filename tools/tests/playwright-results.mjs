import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build.mjs';

export const playwrightReport = (folder) => path.join(folder, 'playwright.json');

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const bad = new Set(['unexpected', 'flaky']);

function failureOf(file, { title, line }, { projectName, results }) {
  const errors = results.flatMap(({ errors = [] }) => errors);
  const { startTime, duration } = results.at(-1);
  const here = errors.find(({ location }) => location?.file.endsWith(file))?.location.line;
  return {
    runner: 'playwright',
    file,
    line: here ?? line,
    test: `[${projectName}] ${title}`,
    message: errors.map(({ message }) => message).join('\n'),
    at: Date.parse(startTime) + duration,
  };
}

/** The results of a run of the journeys; undefined when it ended without a report. */
export function playwrightResults(folder) {
  const at = playwrightReport(folder);
  if (!existsSync(at)) return undefined;
  const { config, suites = [], errors = [], stats } = JSON.parse(readFileSync(at, 'utf8'));
  const place = (file) => path.relative(root, path.join(config.rootDir, file));
  const files = suites.map((suite) => ({ file: place(suite.file), specs: specsIn(suite) }));
  const failures = files.flatMap(({ file, specs }) =>
    specs.flatMap((spec) =>
      spec.tests.filter(({ status }) => bad.has(status)).map((test) => failureOf(file, spec, test)),
    ),
  );
  const ofTheRunner = errors.map(({ message, location }) => ({
    runner: 'playwright',
    file: location ? path.relative(root, location.file) : 'e2e',
    line: location?.line,
    test: '(an error outside of the journeys)',
    message: message ?? '',
    at: Date.now(),
  }));
  const times = files.map(({ file, specs }) => ({
    file,
    took: specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
      .reduce((sum, each) => sum + each, 0),
  }));
  return { passed: stats.expected, skipped: stats.skipped, failures: [...failures, ...ofTheRunner], times };
}
