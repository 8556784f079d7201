import { Badge } from 'browser/ui/values/Badge';
import type { Person } from './people.api';

export const Standing = ({ person }: { person: Person }) =>
  person.suspended_at ? <Badge tone="danger">Suspended</Badge> : <Badge tone="success-outline">Active</Badge>;
