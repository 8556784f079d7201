export type { AboutCustomers, Auth, Counts } from './auth-context.js';
export { askToConfirm } from './confirm-email.js';
export { checkCurrentPassword } from './current-password.js';
export { openAuth } from './open-auth.js';
export { changePasswordTo } from './reset-password.js';
