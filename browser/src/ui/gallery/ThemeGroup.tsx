import { Group, Specimen } from './Specimen';
import css from './ThemeGroup.module.css';

const colours = ['brand', 'brand-tint', 'paper', 'surface', 'sunken', 'line', 'ink', 'ink-soft', 'cellar'];
const tones = ['success', 'danger', 'warning', 'gold'];
const sizes = ['48', '36', '28', '22', '18', '16', '14', '12'];

export const ThemeGroup = () => (
  <Group title="Colour and type">
    <Specimen title="Colours">
      {[...colours, ...tones].map((colour) => (
        <span key={colour} className={css.colour}>
          <span className={css.swatch} style={{ background: `var(--${colour})` }} />
          {colour}
        </span>
      ))}
    </Specimen>
    <Specimen title="Fraunces and Figtree" layout="column">
      {sizes.map((size) => (
        <p key={size} className={css.line} style={{ fontSize: `var(--text-${size})` }}>
          <span className={css.display}>Barolo 2019</span> <span>from the cellar, $48.00</span>
        </p>
      ))}
    </Specimen>
  </Group>
);
