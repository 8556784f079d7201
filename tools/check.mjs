import { runChecks } from './checks/run-checks.mjs';

const failed = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
