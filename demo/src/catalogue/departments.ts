import { usualDepartments } from 'server/features/catalogue';

export const departments = usualDepartments;

export type DepartmentSlug = (typeof departments)[number]['slug'];
export type CategorySlug = (typeof departments)[number]['categories'][number]['slug'];
