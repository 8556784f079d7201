import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Page } from 'browser/ui/page/Page';
import { SentGifts, sentGiftsId } from '../sent/SentGifts';
import { DesignShelf } from './DesignShelf';

export const GiftCardShelfScreen = () => (
  <Page
    title="Gift cards"
    lead="From $10 to $500, on a design that suits the day: sent by email on the day you say, spent when they like."
    actions={
      <>
        <Link {...buttonLook({ variant: 'secondary' })} to="/profile/gift-cards">
          I have a card
        </Link>
        <a {...buttonLook({ variant: 'secondary' })} href={`#${sentGiftsId}`}>
          Gifts you sent
        </a>
      </>
    }
  >
    <DesignShelf
      id="gift-card-designs"
      kind="gift-card"
      title="For any day"
      lead="For a thank-you, a welcome, or no reason at all."
      first
    />
    <DesignShelf
      id="birthday-card-designs"
      kind="birthday-card"
      title="For a birthday"
      lead="With a name and your own greeting inside the card."
    />
    <SentGifts />
  </Page>
);
