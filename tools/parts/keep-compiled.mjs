import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { asScript, compiledOf } from './load-part.mjs';

/**
 * Keeps the compiled code of scripts, of each function and not only of those that run while a script is loaded: a start
 * runs many more. Whether V8 takes the code depends on the flags that are set when it is kept.
 */
for (const place of process.argv.slice(2)) {
  setFlagsFromString('--no-lazy');
  const script = asScript(place);
  setFlagsFromString('--lazy');
  writeFileSync(fileURLToPath(compiledOf(place)), script.createCachedData());
}
