import { Dialog } from 'browser/ui/overlays/Dialog';
import css from './KeysSheet.module.css';

const keys = [
  {
    title: 'Everywhere',
    rows: [
      ['Ctrl K or ⌘ K', 'Find anything'],
      ['/', 'Find anything, where nobody types'],
      ['?', 'These keys'],
    ],
  },
  {
    title: 'In a list',
    rows: [
      ['j', 'Next row'],
      ['k', 'Row before'],
      ['Enter', 'Open the row'],
      ['x', 'Choose the row, where rows can be chosen'],
      ['Shift + press', 'Choose all rows up to this one'],
    ],
  },
] as const;

/** What the keyboard does, for those who would rather not reach for anything else. */
export const KeysSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keys" size="small">
    {keys.map(({ title, rows }) => (
      <section key={title} className={css.keys}>
        <h3>{title}</h3>
        <dl>
          {rows.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
);
