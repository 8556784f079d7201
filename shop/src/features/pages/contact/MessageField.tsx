import { formatNumber, plural } from 'browser/formats/format';
import { TextArea } from 'browser/ui/fields/TextArea';
import { longestContactMessage } from 'contract/pages';
import { useState } from 'react';

const nearTheEnd = 500;

function room(left: number) {
  if (left > nearTheEnd) return `Up to ${formatNumber(longestContactMessage)} characters.`;
  if (left >= 0) return plural(left, { one: '# character left.', other: '# characters left.' });
  return plural(-left, { one: '# character too many.', other: '# characters too many.' });
}

export function MessageField({ error }: { error: string | undefined }) {
  const [length, setLength] = useState(0);
  return (
    <TextArea
      label="Message"
      name="message"
      rows={7}
      required
      error={error}
      hint={room(longestContactMessage - length)}
      onChange={({ target }) => setLength(target.value.trim().length)}
    />
  );
}
