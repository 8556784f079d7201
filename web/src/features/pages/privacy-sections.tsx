import { whatClosingTakes } from 'contract/auth';
import { DemoNote } from './DemoNote';
import { PageLink } from './PageLink';
import type { TextSection } from './Prose';
import { whatWeKeep } from './what-we-keep';

export const privacyChanged = '2026-11-20';

const inShort: TextSection = {
  id: 'in-short',
  title: 'In short',
  text: (
    <>
      <ul>
        <li>We keep what it takes to sell you a bottle lawfully, and nothing to profile you with.</li>
        <li>We never store a card number. Not in your browser, not on our server, not in a log.</li>
        <li>There are no advertising cookies, no trackers, and no other company’s scripts on these pages.</li>
        <li>We do not sell or rent what we know about you to anyone.</li>
        <li>You can see it, correct it, and close your account by yourself.</li>
      </ul>
      <DemoNote />
    </>
  ),
};

const inYourBrowser: TextSection = {
  id: 'in-your-browser',
  title: 'What your browser keeps',
  text: (
    <>
      <p>
        We set no cookies. The shop uses your browser’s own storage, which never leaves your device by itself:
      </p>
      <ul>
        <li>
          your log-in: a token, your customer number, first and last name, the address of your picture, and
          how many things are in your cart and on your wishlist;
        </li>
        <li>
          the store that you have chosen, the lottery’s store, and the number of the order you are looking at;
        </li>
        <li>
          what this browser last saw of your cart, and small conveniences such as recently viewed bottles.
        </li>
      </ul>
      <p>Your password and your date of birth are not among it. Logging out removes the log-in.</p>
    </>
  ),
};

const payment: TextSection = {
  id: 'payment',
  title: 'Cards and payment',
  text: (
    <>
      <p>
        You type your card’s number on a page of our payment provider, Stripe, and never on ours. We learn
        whether the payment succeeded, its amount and its reference. In the demo no real card is asked for: a
        built-in gateway with test cards stands in.
      </p>
      <p>
        The form <strong>Add New Card</strong> beside your addresses says so itself: card details are not
        saved here. It sends nothing, and forgets what was typed as soon as it closes.
      </p>
    </>
  ),
};

const ageAndId: TextSection = {
  id: 'age-and-id',
  title: 'Age and ID',
  text: (
    <p>
      The law asks us to know that you are 21. We keep your date of birth and the expiry date of your license.
      When a bottle is handed over, we look at an ID and write down how it was checked and with what result.
      We never copy it, photograph it or keep its number.
    </p>
  ),
};

const lottery: TextSection = {
  id: 'lottery',
  title: 'Lotteries',
  text: (
    <p>
      A fair draw must be open to checking, also years later. So the list of entries is published for good,
      but with a pseudonym in the place of your name. Only you and the store know which one is yours. Please
      enter only if you agree to that; an entry can be withdrawn until the list is closed, not afterwards.
    </p>
  ),
};

const whoSeesIt: TextSection = {
  id: 'who-sees-it',
  title: 'Who sees it',
  text: (
    <ul>
      <li>
        <strong>The staff of your store,</strong> to pack, hand over, and answer you.
      </li>
      <li>
        <strong>Those who work for us:</strong> the payment provider, the mail server that sends our emails,
        the carrier who brings your parcel, and whoever runs our computers. Each gets what its task needs.
      </li>
      <li>
        <strong>Authorities,</strong> where a law obliges us, and no further than it does.
      </li>
      <li>
        <strong>Everybody,</strong> in two places only: a review that you publish, and your pseudonym in a
        lottery’s record.
      </li>
    </ul>
  ),
};

const mail: TextSection = {
  id: 'mail',
  title: 'The emails we send',
  text: (
    <p>
      We write when something happens that you should know: your address is to be confirmed, your password has
      changed, an order moves on, a gift card arrives, a lottery you entered closes. News comes only if you
      ticked the box when you signed up; <PageLink to="/contact-us">write to us</PageLink> and it stops. Our
      emails hold no hidden pictures that tell us whether you read them.
    </p>
  ),
};

const yourChoices: TextSection = {
  id: 'your-choices',
  title: 'Your choices',
  text: (
    <>
      <ul>
        <li>
          <strong>See and correct</strong> your details, addresses, orders and statements in your profile.
        </li>
        <li>
          <strong>See where you are logged in,</strong> and end any session, under Change Password.
        </li>
        <li>
          <strong>Ask for a copy</strong> of everything we hold about you, or for its removal, on the{' '}
          <PageLink to="/contact-us">contact page</PageLink>. We answer within 30 days.
        </li>
        <li>
          <strong>Close your account</strong> under Change Password, with your password, once no order is
          open.
        </li>
      </ul>
      <p>
        Closing is final. Your email address, date of birth, password and other details are removed from the
        account at once, and every session ends. What you bought stays in the books, as the law asks, under an
        account without a person. {whatClosingTakes}
      </p>
    </>
  ),
};

const safety: TextSection = {
  id: 'safety',
  title: 'How we look after it',
  text: (
    <p>
      Passwords are kept only as Argon2id hashes, which nobody can read back; tokens, links and codes are kept
      out of our logs; pages and calls travel encrypted. If something should go wrong all the same and concern
      you, we tell you without delay and in plain words.
    </p>
  ),
};

const children: TextSection = {
  id: 'young-people',
  title: 'Young people',
  text: (
    <p>
      This shop is for people of 21 and older. We remove the account of anyone younger when we learn of it.
    </p>
  ),
};

export const privacySections: readonly TextSection[] = [
  inShort,
  whatWeKeep,
  inYourBrowser,
  payment,
  ageAndId,
  lottery,
  whoSeesIt,
  mail,
  yourChoices,
  safety,
  children,
];
