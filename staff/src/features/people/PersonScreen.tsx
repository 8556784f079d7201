import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { formatRelative, plural } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { personNotFound } from 'contract/staff/people';
import { Section } from '../../ui/Section';
import { ActsOf } from '../record/ActsOf';
import { Leaving } from './Leaving';
import css from './PersonScreen.module.css';
import { type Person, personQuery } from './people.api';
import { Roles } from './Roles';
import { Standing } from './Standing';

export function PersonScreen() {
  const { id } = useParams({ from: '/main/people/$id' });
  const { data: person, error, isPending, isFetching, refetch } = useQuery(personQuery(id));

  if (isPending)
    return (
      <Page title="Person" narrow>
        <Skeleton lines={6} label="Loading the person" />
      </Page>
    );
  const isGone = error instanceof CallError && error.code === personNotFound.code;
  if (!person || isGone)
    return (
      <Page title={isGone ? 'No longer on the staff' : 'Person'} narrow>
        {isGone ? (
          <p>Nobody at your stores has this address now. What they did before stays in the record.</p>
        ) : (
          <Trouble title="We could not load this person" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        )}
        <div>
          <Link {...buttonLook({ variant: 'secondary' })} to="/people">
            All people
          </Link>
        </div>
      </Page>
    );
  return (
    <Page title={person.name} lead={person.email} actions={<Standing person={person} />} narrow>
      <Roles person={person} />
      <Factors person={person} />
      <Leaving person={person} />
      <ActsOf thing="person" id={person.id} />
    </Page>
  );
}

const Factors = ({ person }: { person: Person }) => (
  <Section
    title="How they log in"
    lead={person.last_seen_at ? `Last seen ${formatRelative(person.last_seen_at)}.` : 'Not seen yet.'}
  >
    <ul className={css.factors}>
      <li>Password and authenticator</li>
      <li>{plural(person.passkeys, { zero: 'No passkey', one: '1 passkey', other: '# passkeys' })}</li>
      <li>
        {plural(person.recovery_codes_left, {
          zero: 'No recovery code left',
          one: '1 recovery code left',
          other: '# recovery codes left',
        })}
      </li>
    </ul>
  </Section>
);
