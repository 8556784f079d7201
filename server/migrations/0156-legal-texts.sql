-- Upgrade: beside the version before.
-- The words of the legal pages are the owner's: each change is a version more, and the newest holds. They are typed as
-- `contract/src/pages/prose.ts` reads them. The first versions describe what the shop does, for a lawyer to begin with.
create table legal_text (
  page text not null check (page in ('terms', 'privacy', 'returns')),
  version integer not null check (version >= 1),
  text text not null check (text <> ''),
  written_at timestamptz not null,
  -- Nobody where it came with the shop.
  written_by uuid references staff_person,
  primary key (page, version)
);

create function legal_text_stays() returns trigger language plpgsql as $$
begin
  raise exception 'Legal texts are only added to: % is refused.', tg_op using errcode = '23001';
end $$;

create trigger legal_text_stays before update or delete or truncate on legal_text
  for each statement execute function legal_text_stays();

insert into legal_text (page, version, written_at, text) values ('terms', 1, now(), $text$What you can expect of us, and what we ask of you, in words that need no lawyer.

# Who we are
Cellar Door sells wine, spirits, beer, sake and gifts. You buy from the store that you have chosen. It holds the license, keeps the bottle, and hands it over.

These terms hold whenever you use this shop. We have kept them short enough to be read in one sitting; please do.

# Who may buy
**You must be 21 or older** to open an account, to order, and to enter a lottery. We ask for your date of birth when you sign up, and for the expiry date of your license before your first order. It must still be valid on the day of the sale, by the store’s own calendar.

Anyone who takes the bottle from us must be 21 or older too and show a photo ID that has not expired: at the counter, at your door, and to the carrier. No ID, no bottle, however long we have known each other.

Please do not buy for somebody who may not. It is against the law, and we close accounts for it.

# Your account
An account belongs to one person, with that person’s true name and date of birth. Keep your password to yourself. If you think that somebody else knows it, change it: every other session ends at once, and we mail you a notice.

Under **Change Password** in your profile you also see where you are logged in, can end any of those sessions, and can close your account. We ask for your password first, and for any open order to be finished. Loyalty points and store credit end with the account. So do lottery tickets: a bottle that you have won and not yet bought passes to the next ticket. Gift cards stay valid for whoever holds their codes.

We may close an account that is used to break the law, to cheat, or to harm other customers. Then you hear from us why, and what you have paid for and not received is paid back.

# Stores and prices
Every store has its own shelves: its own prices, stock, points and credit, and a cart of its own for you. When you change the store, you see the other one’s. Nothing is lost by changing back.

Prices are in US dollars. Sales tax and any delivery fee are added before you pay, line by line, so that you see the whole sum first. If a price in your cart has changed since you put it there, the cart says so; you pay what the review page shows, and never more.

If we have made an obvious mistake, such as a Burgundy for the price of its cork, we may cancel the order before it is handed over, and you get back all that you paid.

# Ordering and paying
- **Ten minutes are yours.** When you start to pay, your bottles are taken off the shelf and held for 10 minutes. If the payment fails or the time runs out, they go back and your cart opens again.
- **One order, once.** An order stands when the payment is approved, or when you choose to pay at pickup. You see it among your orders and receive it by email. A button that is pressed twice buys once.
- **We take the money at hand-over.** When you order, your card’s bank only sets the amount aside. We collect it when the bottle is handed over, or shortly before the bank’s promise would lapse. Gift cards are charged at once.
- **Credit comes first.** A gift card, store credit and points can each pay a part, and never more than is due. A remainder of less than $0.50 cannot be charged to a card: redeem a little less.

Some bottles are scarce. Then there is a limit for each customer, or a lottery, so that more than one person gets to drink them. Please do not get around a limit with a second account.

# Pickup, delivery and shipping
The ways that a store offers stand on its card and in your cart.

- **Pickup:** at the counter, in the slot that you have chosen, with your ID.
- **Local delivery:** by our own people, to the ZIP codes near the store.
- **Shipping:** by a carrier who asks an adult for a signature and an ID; never by the postal service.

We ship only where a rule plainly lets us. Each state decides which drinks may come in, from where, and how much for one person in a month or a year; some counties allow none. Your cart checks this before you pay, names the rule that stands in the way, and says which other way would work. Slots lie within the hours in which the store may hand over alcohol.

If nobody of age is there to receive the order, the bottles come back to the store. We then agree on another time with you, or cancel the order and give your money back.

# Canceling and returning
You can cancel an order yourself until it is packed, and return bottles within your store’s window after that. How it works, and how your money comes back, stands in the [returns policy](/returns-policy).

# Gift cards and birthday cards
- A card holds $10 to $500, is bought with money only, and is good at the store it was bought for, as often as there is balance left.
- We email it to the recipient on the day that you choose, up to a year ahead. Until then you can cancel it; afterwards it belongs to whoever holds it.
- **The code is as good as cash.** Keep it to yourself. We cannot replace what somebody else has spent with it.
- A card that was paid for never expires in California and Florida, and is good for five years in Illinois. Your list of gift cards shows the days that remain.
- In California, ask the store to pay out a small balance that is left over.

# Points and store credit
You earn points when an order is handed over, on the goods that you paid for with money, where the state lets us give them. Every store has its own rate and its own points, and says how many make a dollar; you redeem them in whole dollars.

Points and store credit are a thank-you, not money: they are good at their own store, cannot be passed on or paid out, and end with your account. When you return a bottle, the points that it earned are taken back. Your profile shows every entry with its reason.

# Lotteries
When there are fewer bottles than people who want them, we draw lots for **the right to buy one at its price**. You win no bottle and no money.

- Entry is free, and buying something never makes it likelier that you win.
- You may enter once, if you are 21 or older and have confirmed your email address, where the store’s state allows lotteries. Stores in California hold none. You can leave until entries close.
- If you win, the bottle is set aside for you and you have the time that the lottery names, usually 48 hours, to claim it and buy it. After that the next in line may.
- The right is yours alone. It cannot be sold or given away.
- Each draw leaves a record that stays forever, with which anyone can check it. On it you appear under a pseudonym.

# Reviews
If you have bought a bottle here, you may review it once, in your own words. Write about the wine, not about people. We take down what is unlawful, insulting or advertising, and never a review because it is bad.

# When things go wrong
Tell us, and we put it right: another bottle where we have one, your money where we have not. We answer for what we sell and for what we do. We do not answer for a delay that a storm or a carrier causes, but we will tell you about it and you may cancel.

Nothing on this page takes away a right that the law of your state gives you. If we disagree, the law of the state where your store stands decides.

# Changes to these terms
When we change these terms, the date at the top changes with them. An order is kept under the terms of the day on which it was placed.

# Questions
Write to your store on the [contact page](/contact-us), or call it. A person answers. What we keep about you stands in the [privacy policy](/privacy-policy).$text$), ('privacy', 1, now(), $text$What we keep about you, why, for how long, and how to make us forget it.

# In short
- We keep what it takes to sell you a bottle lawfully, and nothing to profile you with.
- We never store a card number. Not in your browser, not on our server, not in a log.
- There are no advertising cookies, no trackers, and no other company’s scripts on these pages.
- We do not sell or rent what we know about you to anyone.
- You can see it, correct it, and close your account by yourself.

# What we keep, and how long
Each line says what it is, what it is for, and when it goes.

Your account :: Name, email address, date of birth, and, if you give them, phone, gender, address, license expiry date and membership. For as long as the account is open.
Your picture :: Drawn anew by our server when you upload it, so that nothing hidden in the file, such as the place where it was taken, survives. Until you remove it.
Addresses, wishlist, cart :: To save you typing them again, on any device. Until you delete them.
Orders and payments :: What you bought, where it went, how it was paid and how the ID was checked. For as long as the laws on tax and on alcohol ask a shop to keep its books.
Points, credit, gift cards :: Every entry of your statements, since a ledger with gaps is worth nothing. As long as our books.
Sessions :: Where you are logged in, in words such as “Safari on iPhone”, and when you were last seen there. Deleted when they end: when you log out, or after seven days.
Network addresses :: Counted for up to a day to slow down guessing and spam. Where you have logged in from is remembered as a scrambled mark, so that an attacker cannot lock you out; it is dropped after 180 days without a log-in.
Links by email :: As hashes. A link for a new password lives 30 minutes, one that confirms an address three days.
Lottery entries :: Your entry, under a pseudonym, in a record that stays forever.
Messages to a store :: What you wrote on the contact page, and how to reach you. For two years.
Server logs :: Which page was asked for, when, from which network and how long it took; never what you typed. They help us to find faults and are not tied to your account.

# What your browser keeps
We set no cookies. The shop uses your browser’s own storage, which never leaves your device by itself:

- your log-in: a token, your customer number, first and last name, the address of your picture, and how many things are in your cart and on your wishlist;
- the store that you have chosen, the lottery’s store, and the number of the order you are looking at;
- what this browser last saw of your cart, and small conveniences such as recently viewed bottles.

Your password and your date of birth are not among it. Logging out removes the log-in.

# Cards and payment
You type your card’s number on a page of our payment provider, Stripe, and never on ours. We learn whether the payment succeeded, its amount and its reference. If you let Stripe save your card for next time, it stays with Stripe, and is deleted there when you close your account.

The form **Add New Card** beside your addresses says so itself: card details are not saved here. It sends nothing, and forgets what was typed as soon as it closes.

# Age and ID
The law asks us to know that you are 21. We keep your date of birth and the expiry date of your license. When a bottle is handed over, we look at an ID and write down how it was checked and with what result. We never copy it, photograph it or keep its number.

# Lotteries
A fair draw must be open to checking, also years later. So the list of entries is published for good, but with a pseudonym in the place of your name. Only you and the store know which one is yours. Please enter only if you agree to that; an entry can be withdrawn until the list is closed, not afterwards.

# Who sees it
- **The staff of your store,** to pack, hand over, and answer you.
- **Those who work for us:** the payment provider, the mail server that sends our emails, the carrier who brings your parcel, and whoever runs our computers. Each gets what its task needs.
- **Authorities,** where a law obliges us, and no further than it does.
- **Everybody,** in two places only: a review that you publish, and your pseudonym in a lottery’s record.

# The emails we send
We write when something happens that you should know: your address is to be confirmed, your password has changed, an order moves on, a gift card arrives, a lottery you entered closes. News comes only if you ticked the box when you signed up; [write to us](/contact-us) and it stops. Our emails hold no hidden pictures that tell us whether you read them.

# Your choices
- **See and correct** your details, addresses, orders and statements in your profile.
- **See where you are logged in,** and end any session, under Change Password.
- **Ask for a copy** of everything we hold about you, or for its removal, on the [contact page](/contact-us). We answer within 30 days.
- **Close your account** under Change Password, with your password, once no order is open.

Closing is final. Your email address, date of birth, password and other details are removed from the account at once, and every session ends. What you bought stays in the books, as the law asks, under an account without a person. Loyalty points and store credit end with the account. So do lottery tickets: a bottle that you have won and not yet bought passes to the next ticket. Gift cards stay valid for whoever holds their codes.

# How we look after it
Passwords are kept only as Argon2id hashes, which nobody can read back; tokens, links and codes are kept out of our logs; pages and calls travel encrypted. If something should go wrong all the same and concern you, we tell you without delay and in plain words.

# Young people
This shop is for people of 21 and older. We remove the account of anyone younger when we learn of it.$text$), ('returns', 1, now(), $text$A corked bottle, a broken one, or simply the wrong one: how to give it back, and how your money returns.

# In short
Not packed yet :: Cancel the order yourself. Everything comes back.
Corked, broken, wrong :: Tell us, opened or not. We replace it or give your money back.
Changed your mind :: Return the sealed bottle within your store’s return window.
Your money :: Goes back the way it came: card to card, points to points.

# Canceling an order
Open the order under [your orders](/profile/orders) and choose **Cancel**. That works until the store has packed it. Your bank releases the amount that it had set aside, and your gift card, credit and points are yours again at once.

Once it is packed, take it home or leave it with us and return it: the steps are below.

# Corked, broken or wrong
About one cork in a hundred spoils its wine, and a parcel can fall. Neither is your fault. If a wine smells of wet cardboard, tastes of vinegar, or simply seems dead, put the cork back, keep the bottle with what is left in it, and bring it in or write to us. A photograph is enough for a bottle that arrived broken.

You choose: the same bottle again where we have one, or your money. An old wine that is past its best is a risk that you and we share; tell us all the same, and we will find something fair.

# When you have changed your mind
Every store sets its own return window, counted from the hand-over, as its state’s rules allow. Your order shows whether it can still be returned. The bottle must be sealed, with its label whole, and have been kept as you would want to find it: cool, and out of the sun.

We cannot take back:

- bottles that were opened, unless something is wrong with them;
- gift cards and birthday cards that were delivered. Before their delivery date you can cancel them among your gift cards;
- part of a wine set at the price of the whole: return the set, or tell us what is wrong with it.

# How to return a bottle
1. Open the order under [your orders](/profile/orders), choose **Return items**, and say which bottles and how many.
2. Bring them to the store they came from within 14 days, with your ID. Any hour that it is open will do.
3. If they were shipped to you, [write to us](/contact-us) first. Alcohol may not be mailed, so we send a carrier who is allowed to take it.
4. We look at the bottles. For what we take back your money is on its way the same day; if we cannot take a bottle back, we tell you why.

# How your money comes back
What you paid with is given back where it came from, and never more than was paid. If a gift card covered a part, its balance is restored; points and store credit return to your statement at that store; the rest goes to your card, where banks show it after a few working days.

The points that a bottle had earned are taken back with it. If you have spent them already, the refund is smaller by what they were worth at the store’s own rate, and whatever is then still missing we let go.

# If you are not sure
[Ask your store.](/contact-us) We would rather take a bottle back than lose a customer who reads policies. These rules add to the rights that the law of your state gives you; they take none away.$text$);
