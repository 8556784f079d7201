import { queries } from 'browser/calls/queries';
import { expect, test } from 'vitest';
import { leave } from './staff-calls';

test('what was read for somebody is forgotten when they leave, though the queries were there before the application', () => {
  queries.setQueryData(['orders'], 'theirs');
  leave();
  expect(queries.getQueryData(['orders'])).toBeUndefined();
});
