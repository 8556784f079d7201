import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import { useState } from 'react';
import { mayDo, rolesToGive, storeName, useMe } from '../../platform/me';
import { wordsOfRole } from '../../platform/words-of-roles';
import { RowList, RowWords } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import css from './Invitations.module.css';
import { type Person, takeRoleWith } from './people.api';
import { RoleDialog } from './RoleDialog';

type Role = Person['roles'][number];

/** What somebody may do, and where. Those who may change it do so here. */
export function Roles({ person }: { person: Person }) {
  const me = useMe();
  const [giving, setGiving] = useState<Role | 'new'>();
  const [taking, setTaking] = useState<Role>();
  const isMine = ({ store_id, role }: Role) => rolesToGive(me, 'people.change', store_id).includes(role);

  return (
    <Section title="Roles" lead="What somebody may do, and at which stores.">
      <RowList rows={person.roles}>
        {(role) => (
          <>
            <RowWords name={wordsOfRole[role.role].name} about={storeName(me, role.store_id)} />
            {isMine(role) && (
              <div className={css.actions}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Change role: ${storeName(me, role.store_id)}`}
                  onClick={() => setGiving(role)}
                >
                  Change
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Take role: ${storeName(me, role.store_id)}`}
                  onClick={() => setTaking(role)}
                >
                  Take away
                </Button>
              </div>
            )}
          </>
        )}
      </RowList>
      {mayDo(me, 'people.change') && (
        <Button variant="secondary" onClick={() => setGiving('new')}>
          Add a role
        </Button>
      )}
      <RoleDialog
        person={person}
        role={giving === 'new' ? undefined : giving}
        open={giving !== undefined}
        onClose={() => setGiving(undefined)}
      />
      <TakeRoleDialog person={person} role={taking} onClose={() => setTaking(undefined)} />
    </Section>
  );
}

type Taking = { person: Person; role: Role | undefined; onClose: () => void };

function TakeRoleDialog({ person, role, onClose }: Taking) {
  const me = useMe();
  const { run, busy } = useCall({ refused: noticeInWords });
  const take = () =>
    run(async () => {
      if (role) notify(await takeRoleWith(role.id));
    }).then(onClose);
  return (
    <ConfirmDialog
      open={role !== undefined}
      onClose={onClose}
      onConfirm={take}
      busy={busy}
      title={role ? `Take away: ${wordsOfRole[role.role].name}, ${storeName(me, role.store_id)}?` : ''}
      confirm="Take away"
    >
      {person.roles.length > 1
        ? `${person.name} keeps their other roles.`
        : `It is the only role of ${person.name} here: without one they are logged out.`}
    </ConfirmDialog>
  );
}
