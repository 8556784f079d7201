import type { Page } from '@playwright/test';
import { comeInAsBuyer } from './buyer';
import { logInAsStaff } from './staff';

type Journey = {
  page: Page;
  shop: { staffAddress: string };
  watch: { expectRefusal: (status: number) => void };
};

/**
 * Puts a manager at the orders, and returns somebody who may buy, whose orders arrive there. Logging in as staff
 * empties the browser: from then on the customer acts by calls.
 */
export async function openCounter({ page, shop, watch }: Journey) {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  const customer = await comeInAsBuyer(page);
  await logInAsStaff(page, shop, 'marco@cellar-door.example');
  return customer;
}
