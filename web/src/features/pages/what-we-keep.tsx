import { Facts } from './Facts';
import type { TextSection } from './Prose';

const facts = [
  {
    what: 'Your account',
    says:
      'Name, email address, date of birth, and, if you give them, phone, gender, address, license expiry date ' +
      'and membership. For as long as the account is open.',
  },
  {
    what: 'Your picture',
    says:
      'Drawn anew by our server when you upload it, so that nothing hidden in the file, such as the place where ' +
      'it was taken, survives. Until you remove it.',
  },
  {
    what: 'Addresses, wishlist, cart',
    says: 'To save you typing them again, on any device. Until you delete them.',
  },
  {
    what: 'Orders and payments',
    says:
      'What you bought, where it went, how it was paid and how the ID was checked. For as long as the laws on tax ' +
      'and on alcohol ask a shop to keep its books.',
  },
  {
    what: 'Points, credit, gift cards',
    says: 'Every entry of your statements, since a ledger with gaps is worth nothing. As long as our books.',
  },
  {
    what: 'Sessions',
    says:
      'Where you are logged in, in words such as “Safari on iPhone”, and when you were last seen there. ' +
      'Deleted when they end: when you log out, or after seven days.',
  },
  {
    what: 'Network addresses',
    says:
      'Counted for up to a day to slow down guessing and spam. Where you have logged in from is remembered as a ' +
      'scrambled mark, so that an attacker cannot lock you out; it is dropped after 180 days without a log-in.',
  },
  {
    what: 'Links by email',
    says: 'As hashes. A link for a new password lives 30 minutes, one that confirms an address three days.',
  },
  {
    what: 'Lottery entries',
    says: 'Your entry, under a pseudonym, in a record that stays for ever.',
  },
  {
    what: 'Messages to a store',
    says: 'What you wrote on the contact page, and how to reach you. For two years.',
  },
  {
    what: 'Server logs',
    says:
      'Which page was asked for, when, from which network and how long it took; never what you typed. They help ' +
      'us to find faults and are not tied to your account.',
  },
];

export const whatWeKeep: TextSection = {
  id: 'what-we-keep',
  title: 'What we keep, and how long',
  text: (
    <>
      <p>Each line says what it is, what it is for, and when it goes.</p>
      <Facts facts={facts} />
    </>
  ),
};
