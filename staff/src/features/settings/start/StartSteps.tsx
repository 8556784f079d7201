import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Lacking } from 'contract/settings/start';
import { LinkToLacking, wordsOfLacking } from './Lacking';
import css from './StartSteps.module.css';
import { Step } from './Step';
import type { Start } from './start.api';
import { TryOut } from './TryOut';

type Store = Start['stores'][number];

const steps = {
  hours: { title: 'Opening hours', lead: 'Customers choose a time within them.', lacks: ['hours'] },
  ways: {
    title: 'How goods go out',
    lead: 'The times to choose from, where local delivery goes, and what each way costs.',
    lacks: ['times', 'zips', 'fees'],
  },
  rules: {
    title: 'Taxes and rules of your state',
    lead: 'Each with its source. Without them nothing is delivered or shipped, and no tax is charged.',
    lacks: ['tax', 'sale_rules'],
  },
} as const;

export function StartSteps({ start: { stores, payments, mail } }: { start: Start }) {
  const areProducts = stores.some(({ products }) => products > 0);
  const closed = stores.filter(({ is_open }) => !is_open);
  return (
    <ol className={css.steps}>
      <Step
        title="Your first store"
        lead="Its name, its address, and how to reach it."
        done={stores.length > 0}
      >
        <Link
          {...buttonLook({ variant: stores.length > 0 ? 'secondary' : 'primary', size: 'small' })}
          to="/stores/new"
        >
          {stores.length > 0 ? 'Add another store' : 'Add your first store'}
        </Link>
      </Step>
      {Object.values(steps).map(({ title, lead, lacks }) => (
        <Step key={title} title={title} lead={lead} done={stores.length > 0 && !lacksAny(stores, lacks)}>
          {stores.map((store) => (
            <Missing key={store.id} store={store} about={lacks} isNamed={stores.length > 1} />
          ))}
        </Step>
      ))}
      <Step
        title="Payments"
        lead={
          payments.provider === 'stripe'
            ? 'Your key of Stripe is asked whether it works. No money moves.'
            : 'The demo’s gateway takes no money. Set STRIPE_SECRET_KEY to take payments.'
        }
        done={payments.trial?.worked ?? false}
      >
        <TryOut what="payments" label="Test payments" trial={payments.trial} />
      </Step>
      <Step
        title="Mail"
        lead={
          mail.kept
            ? 'Letters are kept for the demo. Set SMTP_URL to send them.'
            : 'Your mail server is asked to take a letter to you.'
        }
        done={mail.trial?.worked ?? false}
      >
        <TryOut what="mail" label="Send me a letter" trial={mail.trial} />
      </Step>
      <Step
        title="Your first bottles"
        lead="Create a product, choose “Sell here” in the list of products, and receive what is on the shelf."
        done={areProducts}
      >
        <div className={css.links}>
          <Link {...buttonLook({ variant: 'secondary', size: 'small' })} to="/products/new">
            New product
          </Link>
          <Link {...buttonLook({ variant: 'quiet', size: 'small' })} to="/products">
            Products
          </Link>
          <Link {...buttonLook({ variant: 'quiet', size: 'small' })} to="/stock/receive">
            Receive bottles
          </Link>
        </div>
      </Step>
      <Step
        title="Open"
        lead="From then on customers see the store and can order."
        done={stores.length > 0 && closed.length === 0}
      >
        {closed.map(({ id, name, lacks }) => (
          <Link
            key={id}
            {...buttonLook({ variant: lacks.length === 0 ? 'primary' : 'secondary', size: 'small' })}
            to="/settings"
            search={{ store: id, topic: 'store' }}
          >
            {lacks.length === 0 ? `Open ${name}` : `What ${name} still needs`}
          </Link>
        ))}
      </Step>
    </ol>
  );
}

const lacksAny = (stores: readonly Store[], about: readonly Lacking[]) =>
  stores.some(({ lacks }) => lacks.some((lacking) => about.includes(lacking)));

type MissingProps = { store: Store; about: readonly Lacking[]; isNamed: boolean };

function Missing({ store: { id, name, lacks }, about, isNamed }: MissingProps) {
  const missing = lacks.filter((lacking) => about.includes(lacking));
  if (missing.length === 0) return null;
  return (
    <div>
      {isNamed && <p className={css.store}>{name}</p>}
      <ul className={css.missing}>
        {missing.map((lacking) => (
          <li key={lacking}>
            <LinkToLacking storeId={id} lacking={lacking}>
              {wordsOfLacking[lacking]}
            </LinkToLacking>
          </li>
        ))}
      </ul>
    </div>
  );
}
