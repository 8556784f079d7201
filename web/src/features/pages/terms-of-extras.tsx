import type { TextSection } from './Prose';

const giftCards: TextSection = {
  id: 'gift-cards',
  title: 'Gift cards and birthday cards',
  text: (
    <ul>
      <li>
        A card holds $10 to $500, is bought with money only, and is good at the store it was bought for, as
        often as there is balance left.
      </li>
      <li>
        We email it to the recipient on the day that you choose, up to a year ahead. Until then you can cancel
        it; afterwards it belongs to whoever holds it.
      </li>
      <li>
        <strong>The code is as good as cash.</strong> Keep it to yourself. We cannot replace what somebody
        else has spent with it.
      </li>
      <li>
        A card that was paid for never expires in California and Florida, and is good for five years in
        Illinois. Your list of gift cards shows the days that remain.
      </li>
      <li>In California, ask the store to pay out a small balance that is left over.</li>
    </ul>
  ),
};

const points: TextSection = {
  id: 'points-and-credit',
  title: 'Points and store credit',
  text: (
    <>
      <p>
        You earn points when an order is handed over, on the goods that you paid for with money, where the
        state lets us give them. Every store has its own rate and its own points, and says how many make a
        dollar; you redeem them in whole dollars.
      </p>
      <p>
        Points and store credit are a thank-you, not money: they are good at their own store, cannot be passed
        on or paid out, and end with your account. When you return a bottle, the points that it earned are
        taken back. Your profile shows every entry with its reason.
      </p>
    </>
  ),
};

const lottery: TextSection = {
  id: 'lottery',
  title: 'Lotteries',
  text: (
    <>
      <p>
        When there are fewer bottles than people who want them, we draw lots for{' '}
        <strong>the right to buy one at its price</strong>. You win no bottle and no money.
      </p>
      <ul>
        <li>Entry is free, and buying something never makes it likelier that you win.</li>
        <li>
          You may enter once, if you are 21 or older and have confirmed your email address, where the store’s
          state allows lotteries. Stores in California hold none. You can leave until entries close.
        </li>
        <li>
          If you win, the bottle is set aside for you and you have the time that the lottery names, usually 48
          hours, to claim it and buy it. After that the next in line may.
        </li>
        <li>The right is yours alone. It cannot be sold or given away.</li>
        <li>
          Each draw leaves a record that stays for ever, with which anyone can check it. On it you appear
          under a pseudonym.
        </li>
      </ul>
    </>
  ),
};

const reviews: TextSection = {
  id: 'reviews',
  title: 'Reviews',
  text: (
    <p>
      Whoever has bought a bottle here may review it once, in their own words. Write about the wine, not about
      people. We take down what is unlawful, insulting or advertising, and never a review because it is bad.
    </p>
  ),
};

export const termsOfExtras: readonly TextSection[] = [giftCards, points, lottery, reviews];
