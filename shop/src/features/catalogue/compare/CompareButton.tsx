import { Link } from '@tanstack/react-router';
import { plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { MarkButton } from 'browser/ui/buttons/MarkButton';
import { Scale } from 'lucide-react';
import { compareNoMore, compareToo, mostCompared, useCompared } from '../../../platform/compared';
import css from './CompareButton.module.css';

type Props = { productId: number; name: string };

/** Puts a bottle beside others, and leads to all of them. */
export function CompareButton({ productId, name }: Props) {
  const ids = useCompared((compared) => compared.ids);
  const isCompared = ids.includes(productId);

  const change = () => {
    if (isCompared) compareNoMore(productId);
    else if (!compareToo(productId))
      notify(`You are comparing ${mostCompared} bottles already. Remove one to add another.`, 'error');
  };

  return (
    <div className={css.compare}>
      <MarkButton icon={Scale} label={`Compare ${name}`} marked={isCompared} onClick={change}>
        Compare
      </MarkButton>
      {ids.length > 0 && (
        <Link to="/compare" className={css.way}>
          See {plural(ids.length, { one: '# bottle', other: '# bottles' })} side by side
        </Link>
      )}
    </div>
  );
}
