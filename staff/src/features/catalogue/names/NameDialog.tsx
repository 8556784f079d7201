import { useQuery } from '@tanstack/react-query';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Select } from 'browser/ui/choices/Select';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { type Named, type NameKind, nameFacts } from 'contract/catalogue/names.staff';
import { useState } from 'react';
import { Leaving } from './Leaving';
import css from './NameDialog.module.css';
import { createNameOf, editNameAs, namesQuery } from './names.api';
import { wordsOfKinds } from './words-of-kinds';

type Props = {
  kind: NameKind;
  /** None where it is new. */
  named: Named | undefined;
  onClose: () => void;
};

export function NameDialog({ kind, named, onClose }: Props) {
  const { one } = wordsOfKinds[kind];
  return (
    <Dialog open onClose={onClose} title={named ? `Edit ${named.name}` : `New ${one}`}>
      <div className={css.parts}>
        <NameForm kind={kind} named={named} onClose={onClose} />
        {named && <Leaving kind={kind} named={named} onGone={onClose} />}
      </div>
    </Dialog>
  );
}

function read(form: HTMLFormElement) {
  const fields = new FormData(form);
  const department = fields.get('department_id');
  return {
    name: fields.get('name'),
    story: fields.get('story') || null,
    department_id: department ? Number(department) : null,
  };
}

function NameForm({ kind, named, onClose }: Props) {
  const { form, errors, busy, trouble, edited } = useForm(
    nameFacts,
    async (facts) => {
      const { message } = await (named ? editNameAs(kind, named, facts) : createNameOf(kind, facts));
      notify(message);
      onClose();
    },
    read,
  );
  return (
    <form {...form} className={css.parts}>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        data-autofocus
        defaultValue={named?.name}
        hint={named && 'Customers see it at once. Addresses stay as they are.'}
        error={errors.name}
      />
      {kind === 'brand' && (
        <TextArea
          label="Story"
          name="story"
          rows={4}
          hint="Stands with each of its products."
          defaultValue={named?.story ?? ''}
          error={errors.story}
        />
      )}
      {kind === 'category' && (
        <DepartmentField chosen={named?.department_id} error={errors.department_id} onChoose={edited} />
      )}
      <FormActions busy={busy} trouble={trouble} does="Save" doing="Saving..." onLeave={onClose} />
    </form>
  );
}

type DepartmentProps = {
  chosen: number | null | undefined;
  error: string | undefined;
  onChoose: (name: string) => unknown;
};

function DepartmentField({ chosen, error, onChoose }: DepartmentProps) {
  const { data, isPending } = useQuery(namesQuery('department'));
  const [value, setValue] = useState<number | null>(chosen ?? null);
  return (
    <Select
      label="Department"
      name="department_id"
      required
      loading={isPending}
      options={data?.data.map(({ id, name }) => ({ id, name })) ?? []}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChoose('department_id');
      }}
      error={error}
    />
  );
}
