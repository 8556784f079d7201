import { useId, useState } from 'react';
import bottle from '../../../art/poured-bottle.avif';
import glass from '../../../art/poured-glass.avif';
import wine from '../../../art/poured-wine.avif';
import css from './PouredGlass.module.css';

/** The inside of the glass in the picture. */
const bowl =
  'M146 112C148 124 156 132 156 147C156 163 141 170 131.500 174H128.500C119 170 104 163 104 147C104 132 112 124 114 112Z';
const glint = 'M0-7C.6-1.6 1.6-.6 7 0C1.6.6.6 1.6 0 7C-.6 1.6-1.6.6-7 0C-1.6-.6-.6-1.6 0-7Z';
const glints = [
  { at: 'translate(70 92)', delay: '0ms' },
  { at: 'translate(86 58) scale(.7)', delay: '120ms' },
  { at: 'translate(190 62) scale(.8)', delay: '240ms' },
];

const frame = { width: 300, height: 240 };
const pictures = 3;

/**
 * In the arch of the cellar's door a bottle fills a glass and is put down beside it. At rest it is the last
 * picture.
 */
export function PouredGlass() {
  const id = useId();
  const [loaded, setLoaded] = useState(0);
  const picture = { ...frame, onLoad: () => setLoaded((count) => count + 1) };
  return (
    <svg className={css.drawing} viewBox="0 0 300 240" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d={bowl} />
        </clipPath>
      </defs>
      <path className={css.arch} d="M46 240V124C46 66.600 92.600 20 150 20s104 46.600 104 104v116Z" />
      <path className={css.glow} d="M66 240V126c0-46.400 37.600-84 84-84s84 37.600 84 84v114Z" />
      <path className={css.ledge} d="M20 228H280" />
      {/* A wine that came before its bottle would be poured from nowhere. */}
      <g className={loaded < pictures ? css.waiting : css.poured}>
        <rect className={css.fall} x="128" y="72" width="4" height="100" rx="2" />
        <g clipPath={`url(#${id})`}>
          <image className={css.wine} href={wine} {...picture} />
        </g>
        <image href={glass} {...picture} />
        <image className={css.bottle} href={bottle} {...picture} />
        {glints.map(({ at, delay }) => (
          <g key={at} transform={at}>
            <path
              className={css.glint}
              style={{ animationDelay: `calc(var(--pour) * .8 + ${delay})` }}
              d={glint}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
