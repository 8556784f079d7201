import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { useSpeaksForAll } from './speaks-for-all';

/** For this store or for all, where somebody may say so. */
export const ForWhom = ({ forAll }: { forAll: boolean }) =>
  useSpeaksForAll() && (
    <RadioGroup
      label="Shown in"
      name="for_all"
      look="row"
      defaultValue={forAll ? 'all' : 'one'}
      choices={[
        { value: 'one', label: 'This store' },
        { value: 'all', label: 'All stores' },
      ]}
    />
  );
