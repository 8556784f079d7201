import { PageLink } from './PageLink';
import type { TextSection } from './Prose';

const prices: TextSection = {
  id: 'prices',
  title: 'Stores and prices',
  text: (
    <>
      <p>
        Every store has its own shelves: its own prices, stock, points and credit, and a cart of its own for
        you. When you change the store, you see the other one’s. Nothing is lost by changing back.
      </p>
      <p>
        Prices are in US dollars. Sales tax and any delivery fee are added before you pay, line by line, so
        that you see the whole sum first. If a price in your cart has changed since you put it there, the cart
        says so; you pay what the review page shows, and never more.
      </p>
      <p>
        If we have made an obvious mistake, such as a Burgundy for the price of its cork, we may cancel the
        order before it is handed over, and you get back all that you paid.
      </p>
    </>
  ),
};

const ordering: TextSection = {
  id: 'ordering',
  title: 'Ordering and paying',
  text: (
    <>
      <ul>
        <li>
          <strong>Ten minutes are yours.</strong> When you start to pay, your bottles are taken off the shelf
          and held for 10 minutes. If the payment fails or the time runs out, they go back and your cart opens
          again.
        </li>
        <li>
          <strong>One order, once.</strong> An order stands when the payment is approved, or when you choose
          to pay at pickup. You see it among your orders and receive it by email. A button that is pressed
          twice buys once.
        </li>
        <li>
          <strong>We take the money at hand-over.</strong> When you order, your card’s bank only sets the
          amount aside. We collect it when the bottle is handed over, or shortly before the bank’s promise
          would lapse. Gift cards are charged at once.
        </li>
        <li>
          <strong>Credit comes first.</strong> A gift card, store credit and points can each pay a part, and
          never more than is due. A remainder of less than $0.50 cannot be charged to a card: redeem a little
          less.
        </li>
      </ul>
      <p>
        Some bottles are scarce. Then there is a limit for each customer, or a lottery, so that more than one
        person gets to drink them. Please do not get around a limit with a second account.
      </p>
    </>
  ),
};

const handOver: TextSection = {
  id: 'hand-over',
  title: 'Pickup, delivery and shipping',
  text: (
    <>
      <p>The ways that a store offers stand on its card and in your cart.</p>
      <ul>
        <li>
          <strong>Pickup:</strong> at the counter, in the slot that you have chosen, with your ID.
        </li>
        <li>
          <strong>Local delivery:</strong> by our own people, to the ZIP codes near the store.
        </li>
        <li>
          <strong>Shipping:</strong> by a carrier who asks an adult for a signature and an ID; never by the
          postal service.
        </li>
      </ul>
      <p>
        We ship only where a rule plainly lets us. Each state decides which drinks may come in, from where,
        and how much for one person in a month or a year; some counties allow none. Your cart checks this
        before you pay, names the rule that stands in the way, and says which other way would work. Slots lie
        within the hours in which the store may hand over alcohol.
      </p>
      <p>
        If nobody of age is there to receive the order, the bottles come back to the store. We then agree on
        another time with you, or cancel the order and give your money back.
      </p>
    </>
  ),
};

const cancelling: TextSection = {
  id: 'cancelling',
  title: 'Cancelling and returning',
  text: (
    <p>
      You can cancel an order yourself until it is packed, and return bottles within your store’s window after
      that. How it works, and how your money comes back, stands in the{' '}
      <PageLink to="/returns-policy">returns policy</PageLink>.
    </p>
  ),
};

export const termsOfBuying: readonly TextSection[] = [prices, ordering, handOver, cancelling];
