import { DemoNote } from './DemoNote';
import { Facts } from './Facts';
import { PageLink } from './PageLink';
import type { TextSection } from './Prose';

export const returnsChanged = '2026-11-20';

const inShort: TextSection = {
  id: 'in-short',
  title: 'In short',
  text: (
    <>
      <Facts
        facts={[
          { what: 'Not packed yet', says: 'Cancel the order yourself. Everything comes back.' },
          {
            what: 'Corked, broken, wrong',
            says: 'Tell us, opened or not. We replace it or give your money back.',
          },
          {
            what: 'Changed your mind',
            says: 'Return the sealed bottle within your store’s return window.',
          },
          { what: 'Your money', says: 'Goes back the way it came: card to card, points to points.' },
        ]}
      />
      <DemoNote />
    </>
  ),
};

const cancel: TextSection = {
  id: 'cancel',
  title: 'Cancelling an order',
  text: (
    <>
      <p>
        Open the order under <PageLink to="/profile/orders">your orders</PageLink> and choose{' '}
        <strong>Cancel</strong>. That works until the store has packed it. The amount that your bank had set
        aside is let go, and gift card, credit and points are yours again at once.
      </p>
      <p>Once it is packed, take it home or leave it with us and return it: the steps are below.</p>
    </>
  ),
};

const faulty: TextSection = {
  id: 'faulty-bottles',
  title: 'Corked, broken or wrong',
  text: (
    <>
      <p>
        About one cork in a hundred spoils its wine, and a parcel can fall. Neither is your fault. If a wine
        smells of wet cardboard, tastes of vinegar, or simply seems dead, put the cork back, keep the bottle
        with what is left in it, and bring it in or write to us. A photograph is enough for a bottle that
        arrived broken.
      </p>
      <p>
        You choose: the same bottle again where we have one, or your money. An old wine that is past its best
        is a risk that you and we share; tell us all the same, and we will find something fair.
      </p>
    </>
  ),
};

const changedMind: TextSection = {
  id: 'changed-your-mind',
  title: 'When you have changed your mind',
  text: (
    <>
      <p>
        Every store sets its own return window, counted from the hand-over, as its state’s rules allow. Your
        order shows whether it can still be returned. The bottle must be sealed, with its label whole, and
        have been kept as you would want to find it: cool, and out of the sun.
      </p>
      <p>We cannot take back:</p>
      <ul>
        <li>bottles that were opened, unless something is wrong with them;</li>
        <li>
          gift cards and birthday cards that were delivered. Before their delivery date you can cancel them
          among your gift cards;
        </li>
        <li>
          part of a wine set at the price of the whole: return the set, or tell us what is wrong with it.
        </li>
      </ul>
    </>
  ),
};

const steps: TextSection = {
  id: 'how-to-return',
  title: 'How to return a bottle',
  text: (
    <ol>
      <li>
        Open the order under <PageLink to="/profile/orders">your orders</PageLink>, choose{' '}
        <strong>Return</strong>, and say which bottles and how many.
      </li>
      <li>Bring them to the store they came from, with your ID. Any hour that it is open will do.</li>
      <li>
        If they were shipped to you, <PageLink to="/contact-us">write to us</PageLink> first. Alcohol may not
        be mailed, so we send a carrier who is allowed to take it.
      </li>
      <li>We look at the bottles, and your money is on its way the same day.</li>
    </ol>
  ),
};

const money: TextSection = {
  id: 'your-money',
  title: 'How your money comes back',
  text: (
    <>
      <p>
        What you paid with is given back where it came from, and never more than was paid. If a gift card
        covered a part, its balance is restored; points and store credit return to your statement at that
        store; the rest goes to your card, where banks show it after a few working days.
      </p>
      <p>
        The points that a bottle had earned are taken back with it. If you have spent them already, the refund
        is smaller by what they were worth at the store’s own rate, and whatever is then still missing we let
        go.
      </p>
    </>
  ),
};

const questions: TextSection = {
  id: 'questions',
  title: 'If you are not sure',
  text: (
    <p>
      <PageLink to="/contact-us">Ask your store.</PageLink> We would rather take a bottle back than lose a
      customer who reads policies. These rules add to the rights that the law of your state gives you; they
      take none away.
    </p>
  ),
};

export const returnsSections: readonly TextSection[] = [
  inShort,
  cancel,
  faulty,
  changedMind,
  steps,
  money,
  questions,
];
