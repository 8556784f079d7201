import { TextField } from 'browser/ui/fields/TextField';

/** The one thing that can be tried out before it is written down. */
export const ShelfField = ({ shelf, error }: { shelf: string | undefined; error: string | undefined }) => (
  <TextField
    label="Where it leads"
    name="shelf"
    required
    autoComplete="off"
    spellCheck={false}
    hint="Open the list in your shop, choose its filters, and copy its address into this field."
    defaultValue={shelf}
    error={error}
  />
);
