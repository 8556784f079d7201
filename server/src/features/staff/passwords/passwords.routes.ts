import { askForStaffReset, changeOwnPassword, resetStaffPassword } from 'contract/staff/passwords';
import type { Staff } from '../staff-context.js';
import { staffRoute } from '../staff-route.js';
import { changeOwnPasswordOf } from './change-password.js';
import { askForStaffResetBy, resetStaffPasswordBy } from './reset-password.js';

export const passwordRoutes = (staff: Staff) => [
  staffRoute(changeOwnPassword, ({ person, body }) => changeOwnPasswordOf(staff, person, body)),
  staffRoute(askForStaffReset, ({ body, call }) => askForStaffResetBy(staff.shop, body.email, call)),
  staffRoute(resetStaffPassword, ({ body, call }) => resetStaffPasswordBy(staff, body, call)),
];
