import { whatClosingTakes } from 'contract/auth';
import { DemoNote } from './DemoNote';
import { PageLink } from './PageLink';
import type { TextSection } from './Prose';
import { termsOfBuying } from './terms-of-buying';
import { termsOfExtras } from './terms-of-extras';

export const termsChanged = '2026-11-20';

const whoWeAre: TextSection = {
  id: 'who-we-are',
  title: 'Who we are',
  text: (
    <>
      <p>
        Cellar Door sells wine, spirits, beer, sake and gifts from five stores: two in San Francisco, two in
        Chicago, one in Miami. You buy from the store that you have chosen. It holds the license, keeps the
        bottle, and hands it over.
      </p>
      <p>
        These terms hold whenever you use this shop. We have kept them short enough to be read in one sitting;
        please do.
      </p>
      <DemoNote />
    </>
  ),
};

const whoMayBuy: TextSection = {
  id: 'who-may-buy',
  title: 'Who may buy',
  text: (
    <>
      <p>
        <strong>You must be 21 or older</strong> to open an account, to order, and to enter a lottery. We ask
        for your date of birth when you sign up, and for the expiry date of your license before your first
        order. It must still be valid on the day of the sale, by the store’s own calendar.
      </p>
      <p>
        Whoever takes the bottle from our hands must be 21 or older too and show a photo ID that has not
        expired: at the counter, at your door, and to the carrier. No ID, no bottle, however long we have
        known each other.
      </p>
      <p>Please do not buy for somebody who may not. It is against the law, and we close accounts for it.</p>
    </>
  ),
};

const yourAccount: TextSection = {
  id: 'your-account',
  title: 'Your account',
  text: (
    <>
      <p>
        An account belongs to one person, with that person’s true name and date of birth. Keep your password
        to yourself. If you think that somebody else knows it, change it: every other session ends at once,
        and we mail you a notice.
      </p>
      <p>
        Under <strong>Change Password</strong> in your profile you also see where you are logged in, can end
        any of those sessions, and can close your account. We ask for your password first, and for any open
        order to be finished. {whatClosingTakes}
      </p>
      <p>
        We may close an account that is used to break the law, to cheat, or to harm other customers. Then you
        hear from us why, and what you have paid for and not received is paid back.
      </p>
    </>
  ),
};

const whenThingsGoWrong: TextSection = {
  id: 'when-things-go-wrong',
  title: 'When things go wrong',
  text: (
    <>
      <p>
        Tell us, and we put it right: another bottle where we have one, your money where we have not. We
        answer for what we sell and for what we do. We do not answer for a delay that a storm or a carrier
        causes, but we will tell you about it and you may cancel.
      </p>
      <p>
        Nothing on this page takes away a right that the law of your state gives you. If we disagree, the law
        of the state where your store stands decides.
      </p>
    </>
  ),
};

const changes: TextSection = {
  id: 'changes',
  title: 'Changes to these terms',
  text: (
    <p>
      When we change these terms, the date at the top changes with them. An order is kept under the terms of
      the day on which it was placed.
    </p>
  ),
};

const questions: TextSection = {
  id: 'questions',
  title: 'Questions',
  text: (
    <p>
      Write to your store on the <PageLink to="/contact-us">contact page</PageLink>, or call it. A person
      answers. What we keep about you stands in the <PageLink to="/privacy-policy">privacy policy</PageLink>.
    </p>
  ),
};

export const termsSections: readonly TextSection[] = [
  whoWeAre,
  whoMayBuy,
  yourAccount,
  ...termsOfBuying,
  ...termsOfExtras,
  whenThingsGoWrong,
  changes,
  questions,
];
