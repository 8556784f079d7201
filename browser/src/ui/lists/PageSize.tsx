import { pageSizes } from 'contract/platform/page';
import { InlineSelect } from '../choices/InlineSelect';

type Props = { value: number; onChange: (size: number) => void };

const options = pageSizes.map((size) => ({ value: size as number, name: `${size}` }));

export const PageSize = ({ value, onChange }: Props) => (
  <InlineSelect label="Per page" value={value} options={options} onChange={onChange} />
);
