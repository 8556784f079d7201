import { answers, fakeServer, isAway } from 'browser/testing/fake-server';
import { listUnsold } from 'contract/reports/unsold.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../testing/people';
import { visit } from '../testing/visit';
import { openRouter } from './router';
import { groups } from './screens';

const screens = groups.flatMap((group) => group.screens);
/** Where everybody begins, and one's own account, which has its place beside the groups. */
const ofNoScreen = ['/', '/account'];

test('every page of the staff belongs to a screen of the navigation', () => {
  const paths = Object.values(openRouter().routesById).flatMap(({ id, fullPath }) =>
    id.startsWith('/main/') ? [fullPath] : [],
  );
  const isOf = (path: string, screen: string) => path === screen || path.startsWith(`${screen}/`);
  const astray = paths.filter(
    (path) => !screens.some(({ to, with: others = [] }) => [to, ...others].some((each) => isOf(path, each))),
  );
  expect(paths).toContain('/reports/unsold');
  expect(astray).toEqual(ofNoScreen);
});

test('the navigation shows where a page belongs whose address says something else', async () => {
  fakeServer(answers(getMe, marco), isAway(listUnsold));
  await visit('/reports/unsold');
  const sales = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Sales', exact: true });
  await expect.element(sales).toHaveAttribute('aria-current', 'true');
});
