import * as React from 'react';
import '../ui/theme/theme.css';
import { parkMouse } from './park-mouse';
import { watchFrames } from './watch-frames';

watchFrames();
parkMouse();

// Under test React Aria's Virtualizer reads this variable, which a browser lacks; set, only rows in view are
// drawn.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

// React notes with each element where it was made, as long as there are fewer than ten thousand a second: a tenth of
// a test's time, for a trace that a failure shows anyway.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [internals]: counts } = React as unknown as { [internals]?: object };
if (counts) Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

// For a timeline that nobody looks at here, React compares each component's properties with those before, three levels
// deep, and writes down what has changed; a browser without this function has no such timeline. React asks when it is
// loaded, after this.
Object.assign(console, { timeStamp: undefined });
