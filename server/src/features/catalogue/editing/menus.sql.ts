import type { Transaction } from '../../../platform/database/database.js';
import { usualDepartments } from './usual-departments.js';

/** A shop that already has departments keeps them as they are. */
export async function addUsualDepartments(tx: Transaction) {
  if (await tx.selectFrom('department').select('id').limit(1).executeTakeFirst()) return;
  const departments = usualDepartments.map(({ name, slug }, at) => ({ id: at + 1, name, slug }));
  const categories = usualDepartments.flatMap((department, at) =>
    department.categories.map((category) => ({ ...category, department_id: at + 1 })),
  );
  await tx.insertInto('department').values(departments).execute();
  await tx
    .insertInto('category')
    .values(categories.map((category, at) => ({ id: at + 1, ...category })))
    .execute();
}
