import { comeInAsBuyer } from '../buyer';
import { confirmAddress } from '../letters';
import { keepsFocus, looksRight } from './look';
import { test } from './test';
import { button, field, figure, link, radio, row, title } from './wanted';

test('gives a card', async ({ visitor }) => {
  await confirmAddress(visitor, await comeInAsBuyer(visitor));
  const card = (words: RegExp) => figure('The card as it will look', { words });

  await test.step('writes it while looking at it', async () => {
    await visitor.go('/gift-card', 'Gift cards');
    await looksRight(visitor);
    await visitor.press(link('Confetti'));
    await visitor.fill(field(/^Whose birthday is it\?/), 'Grace');
    await visitor.fill(field(/^Your greeting/), 'Happy 40th');
    await visitor.sees(card(/Dear Grace,.*Happy 40th/));
    await looksRight(visitor);
    await visitor.press(link('Choose the amount'));
    await visitor.check(radio('$200'));
    await visitor.fill(field(/^Recipient's email/), 'grace@example.com');
    await visitor.fill(field(/^Message/), 'Open something old.');
    await visitor.sees(card(/\$200\.00/));
    await looksRight(visitor);
  });

  await test.step('pays for it', async () => {
    await visitor.press(button('Continue to payment'));
    await visitor.sees(title('Pay for your gift'));
    await keepsFocus(visitor);
    await visitor.press(button(/^4242/));
    await looksRight(visitor);
    await visitor.press(button('Pay $200.00'));
    await visitor.sees(title('Thank you for your gift'));
    await keepsFocus(visitor);
    await looksRight(visitor);
    await visitor.press(link('See it in your gift cards'));
    await visitor.sees(row(undefined, { words: /\$200\.00.*Active/ }));
    await looksRight(visitor);
  });
});
