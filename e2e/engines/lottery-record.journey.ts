import { comeInAsAda } from '../customer';
import { keepsFocus, looksRight, waitForListener } from './look';
import { expect, test } from './test';
import { button, list, listItem, row } from './wanted';

type Listed = { data: { id: number; name: string }[] };

test('checks a draw', async ({ visitor }) => {
  const ada = await comeInAsAda(visitor);
  const { data } = (await ada.call('GET', 'e-com/lotteries?store_id=3&state=drawn')) as Listed;
  const { id, name } = data[0]!;
  await visitor.go(`/lottery-detail-stable/${id}`, name);
  await visitor.reads(/the seed was revealed/);
  await looksRight(visitor);
  await waitForListener(visitor);

  await test.step('in the browser itself, from the seed to each place', async () => {
    await visitor.pressByKey(button('Check this draw'));
    await visitor.reads('Everything checks out: the draw is as it was promised.');
    await keepsFocus(visitor);
    const steps = listItem(undefined, { within: list('What was checked') });
    expect(await visitor.all(steps)).toHaveLength(9);
    await visitor.seesNo({ ...steps, words: 'Does not fit' });
    await looksRight(visitor);
  });

  await test.step('and finds her own ticket', async () => {
    await visitor.press(button('Find mine'));
    await visitor.sees(row(undefined, { words: 'Your ticket', place: 0 }));
    await keepsFocus(visitor);
    await looksRight(visitor);
  });
});
