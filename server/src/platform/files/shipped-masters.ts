import { fileURLToPath } from 'node:url';

// From server/src/platform/files, and from server/dist/src/platform/files when it is built.
const up = import.meta.url.endsWith('.ts') ? '../../../' : '../../../../';
/** The demo shop's own pictures, shipped with it. */
export const shippedMasters = fileURLToPath(new URL(`${up}demo/pictures/masters/`, import.meta.url));
