export { settingsRoutes } from './settings.routes.js';
export { checkSpeaksForAll } from './speaks-for-all.js';
export { versionOf } from './version.js';
