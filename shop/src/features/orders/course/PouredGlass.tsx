import { useId } from 'react';
import css from './PouredGlass.module.css';

const bowl = 'M96 98C90 132 98 160 130 164C162 160 170 132 164 98Z';
const glint = 'M0-7C.6-1.6 1.6-.6 7 0C1.6.6.6 1.6 0 7C-.6 1.6-1.6.6-7 0C-1.6-.6-.6-1.6 0-7Z';
const glints = [
  { at: 'translate(70 92)', delay: '0ms' },
  { at: 'translate(86 58) scale(.7)', delay: '120ms' },
  { at: 'translate(190 62) scale(.8)', delay: '240ms' },
];

/**
 * In the arch of the cellar's door a bottle fills a glass and is put down beside it. At rest it is the last
 * picture.
 */
export function PouredGlass() {
  const id = useId();
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
      <g clipPath={`url(#${id})`}>
        <g className={css.wine}>
          <path d="M84 122q23-3 46 0t46 0v60H84Z" />
        </g>
      </g>
      <rect className={css.fall} x="128" y="72" width="4" height="88" rx="2" />
      <path className={css.glass} d={bowl} />
      <path className={css.glass} d="M130 164V222M104 227c0-4 14-5 26-5s26 1 26 5" />
      <path className={css.shine} d="M106 112c-1 14 1 26 7 34" />
      <g className={css.bottle}>
        <path
          className={css.body}
          d="M196 92h12v30c0 12 12 16 12 32v68q0 5-5 5h-26q-5 0-5-5v-68c0-16 12-20 12-32Z"
        />
        <path className={css.foil} d="M195 90h14v22h-14z" />
        <path className={css.label} d="M184 170h36v34h-36z" />
        <path className={css.mark} d="M197 196v-8a5 5 0 0 1 10 0v8Z" />
      </g>
      {glints.map(({ at, delay }) => (
        <g key={at} transform={at}>
          <path
            className={css.glint}
            style={{ animationDelay: `calc(var(--pour) * .8 + ${delay})` }}
            d={glint}
          />
        </g>
      ))}
    </svg>
  );
}
