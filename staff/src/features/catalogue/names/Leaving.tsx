import { useQuery } from '@tanstack/react-query';
import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { mergeName, type Named, type NameKind } from 'contract/catalogue/names.staff';
import { useDeferredValue, useId, useState } from 'react';
import css from './NameDialog.module.css';
import { mergeNameInto, namesQuery, removeNameOf } from './names.api';
import { wordsOfKinds } from './words-of-kinds';

type Props = { kind: NameKind; named: Named; onGone: () => void };

/**
 * The two ways in which a name goes: a name that nothing has is removed, any other is merged into another
 * one.
 */
export const Leaving = ({ kind, named, onGone }: Props) => (
  <Disclosure title="Merge or remove">
    <div className={css.parts}>
      <MergeForm kind={kind} named={named} onGone={onGone} />
      {named.products === 0 && <Remove kind={kind} named={named} onGone={onGone} />}
    </div>
  </Disclosure>
);

function MergeForm({ kind, named, onGone }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const { data } = useQuery(namesQuery(kind, useDeferredValue(typed.trim())));
  const { form, errors, busy, trouble } = useForm(mergeName.shape.body, async ({ into }) => {
    notify((await mergeNameInto(kind, named, into)).message);
    onGone();
  });
  const others = data?.data.filter(({ id }) => id !== named.id) ?? [];
  return (
    <form {...form} className={css.parts}>
      <p>
        {plural(named.products, { one: '# product moves', other: '# products move' })} to the other{' '}
        {wordsOfKinds[kind].one}, and “{named.name}” is gone. This cannot be undone.
      </p>
      <TextField
        label="Merge into"
        name="into"
        list={list}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={errors.into}
      />
      <datalist id={list}>
        {others.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Merging">
        Merge
      </Button>
    </form>
  );
}

function Remove({ kind, named, onGone }: Props) {
  const { run, busy, refusal } = useCall();
  const remove = () =>
    run(async () => {
      notify((await removeNameOf(kind, named)).message);
      onGone();
    });
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button variant="secondary" size="small" busy={busy} busyLabel="Removing" onClick={remove}>
        Remove {named.name}
      </Button>
    </>
  );
}
