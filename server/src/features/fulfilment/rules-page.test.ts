import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { listRules } from './rules.js';
import { rulesPage } from './rules-page.js';

const page = '../../../../docs/rules.md';

describeShop('the page of rules', (shop) => {
  it('says what the tables say, and first of all that it is no legal advice', async () => {
    const written = rulesPage(await shop.shop.read(listRules));
    expect(written).toContain('**Demo data, not legal advice.**');
    // Written anew by `npx vitest run --project server rules-page -u`.
    await expect(written).toMatchFileSnapshot(page);
  });
});
