import { setFlagsFromString } from 'node:v8';

/**
 * Loaded by shops of tests, which live for seconds: optimising the embedded database's program would take longer than
 * that. It runs in a worker, which is not running yet here. As an option of Node it would be in force from the start, and
 * then Node takes no compiled code that the build has kept.
 */
process.once('worker', () => setFlagsFromString('--liftoff-only'));
