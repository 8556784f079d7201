import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { Page } from 'browser/ui/page/Page';
import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { longestGiftName, longestGreeting } from 'contract/gift-cards/purchases';
import { useState } from 'react';
import { useSession } from '../../../platform/session';
import { GiftColumns } from '../buying/GiftColumns';
import css from '../buying/GiftForm.module.css';
import { GiftPreview } from '../buying/GiftPreview';
import { usualGreeting } from '../buying/gift-form';
import { DesignPage } from './DesignPage';

const route = getRouteApi('/main/gift-card/$id');

/** What stands inside a birthday card, tried out on the card itself. */
export function BirthdayCardScreen() {
  const { id } = route.useParams();
  return (
    <DesignPage title="Birthday card" id={id}>
      {(design) =>
        design.kind === 'birthday-card' ? (
          <TryOut key={design.id} design={design} />
        ) : (
          <Navigate to="/gift-card/purchase/$id" params={{ id }} replace />
        )
      }
    </DesignPage>
  );
}

function TryOut({ design }: { design: GiftCardDesign }) {
  const giver = useSession(({ login }) => login?.customer);
  const [to, setTo] = useState('');
  const [greeting, setGreeting] = useState('');
  const written = {
    ...(to.trim() && { to: to.trim() }),
    ...(greeting.trim() && { greeting: greeting.trim() }),
  };
  return (
    <Page
      title="Birthday card"
      lead={`${design.name}. Write the name and the greeting, and see how it looks.`}
    >
      <GiftColumns
        preview={
          <GiftPreview
            design={design}
            to={to}
            greeting={greeting}
            message=""
            giver={giver && `${giver.first_name} ${giver.last_name}`}
          />
        }
      >
        <Card as="section" className={css.part} aria-labelledby="inside-heading">
          <h2 id="inside-heading" className={css.heading}>
            Inside the card
          </h2>
          <TextField
            label="Whose birthday is it?"
            name="to"
            autoComplete="off"
            maxLength={longestGiftName}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <TextField
            label="Your greeting"
            name="greeting"
            autoComplete="off"
            placeholder={usualGreeting}
            maxLength={longestGreeting}
            value={greeting}
            onChange={({ target }) => setGreeting(target.value)}
          />
          <p className={css.soft}>
            A few words of your own, the amount and the day come next. The card arrives with its gift inside.
          </p>
          <div>
            <Link
              {...buttonLook({ size: 'large' })}
              to="/gift-card/purchase/$id"
              params={{ id: `${design.id}` }}
              search={written}
            >
              Choose the amount
            </Link>
          </div>
        </Card>
      </GiftColumns>
    </Page>
  );
}
