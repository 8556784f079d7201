import { readFile } from 'node:fs/promises';
import { type Customer, comeInAsAda } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

type Commitments = { announced: { beacon: object }; closed: { round: number }; drawn: object };

const quicknet = {
  chain_hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period: 3,
};
const round1000 = {
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};

type Listed = { data: { id: number; name: string }[] };

/** A draw of the demo for which Ada has a ticket. */
async function drawnLottery({ call }: Customer) {
  const { data } = (await call('GET', 'e-com/lotteries?store_id=3&state=drawn')) as Listed;
  return data[0]!;
}

test('a reader opens the record of a draw, checks it in her own browser, and finds her ticket', {
  tag: '@phone',
}, async ({ page }) => {
  const ada = await comeInAsAda(page);
  const { id, name } = await drawnLottery(ada);

  await test.step('the record tells what was published and when', async () => {
    await page.goto(`/lottery-detail-stable/${id}`);
    await expectHeading(page, name);
    await expect(page.getByText(/the seed was revealed/)).toBeVisible();
    await page.getByText('Show the numbers').click();
    await expect(page.getByText('cellar-door-draw/1')).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('all of it fits', async () => {
    await page.getByRole('button', { name: 'Check this draw' }).click();
    await expect(page.getByText('Everything checks out: the draw is as it was promised.')).toBeVisible();
    const steps = page.getByRole('list', { name: 'What was checked' }).getByRole('listitem');
    await expect(steps).toHaveCount(9);
    await expect(steps.filter({ hasText: 'Does not fit' })).toHaveCount(0);
    await expectOpenToEveryone(page);
  });

  await test.step('and her ticket stands at its place', async () => {
    await page.getByRole('button', { name: 'Find mine' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Your ticket' })).toBeVisible();
    await expect(page.getByText(/is at place \d+ of \d+\./)).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('a record whose ranking was changed on the way does not fit', async () => {
    await page.route(`**/lotteries/${id}/record/ranking/0`, async (route) => {
      const answer = await route.fetch();
      const { message, data } = (await answer.json()) as { message: string; data: { tickets: string[] } };
      await route.fulfill({ json: { message, data: { ...data, tickets: data.tickets.toReversed() } } });
    });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('alert')).toContainText('1 check has failed');
    await expect(page.getByText(/^Place 1 shows CH1-\S+, where CH1-\S+ follows\.$/)).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('nor does one that claims afterwards to have asked a beacon, whose signature is true', async () => {
    await page.route(`**/lotteries/${id}/record`, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { commitments: Commitments } };
      const { announced, closed, drawn } = answer.data.commitments;
      announced.beacon = { ...quicknet, named_round: 1000 };
      closed.round = 1000;
      Object.assign(drawn, round1000);
      await route.fulfill({ json: answer });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Check this draw' }).click();
    await expect(page.getByRole('alert')).toContainText('checks have failed');
    const steps = page.getByRole('list', { name: 'What was checked' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'The beacon has signed this round' })).toContainText('Fits');
    await expect(steps.filter({ hasText: 'before the round was spoken' })).toContainText('Does not fit');
    await expectOpenToEveryone(page);
  });

  await test.step('the whole record is hers to keep', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the record' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`lottery-${id}-record.json`);
    const record = JSON.parse(await readFile(await file.path(), 'utf8')) as { entries: string[] };
    expect(record.entries.length).toBeGreaterThan(0);
  });
});
