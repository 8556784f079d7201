import { useNavigate } from '@tanstack/react-router';
import { notify } from 'browser/toasts/toast';
import { Page } from 'browser/ui/page/Page';
import { SetForm } from './SetForm';
import { createSetFrom } from './sets.api';

/** A set that no store offers yet. */
export function NewSetScreen() {
  const navigate = useNavigate();
  return (
    <Page title="New set" lead="No store offers it yet. Give it a price when it is created.">
      <SetForm
        submit="Create set"
        onValid={async (facts) => {
          const { message, data } = await createSetFrom(facts);
          notify(message);
          await navigate({ to: '/sets/$id', params: { id: `${data.id}` } });
        }}
      />
    </Page>
  );
}
