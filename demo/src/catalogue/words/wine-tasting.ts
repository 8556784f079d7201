// {a} to {e} are five different flavours of the wine; {body}, {acid} and {grip} say where it stands on the scales.

export const noses = [
  '{a} and {b} first, then {c}',
  '[opens|starts] on {a}, with {b} and {c} behind',
  'a [lifted|clear|precise] nose of {a}, {b} and {c}',
  '{a} leaps out; {b} and {c} follow as it warms',
  '[scents|aromas] of {a} and {b} over {c}',
  'shy at first, then {a}, {b} and finally {c}',
  '{a}, {b}, a [trace|hint|thread] of {c}',
  '[smells of|all] {a} and {b}, with {c} at the edges',
  'give it air: {a} comes up, then {b} and {c}',
  '{a} leads, {b} [answers|joins in], and {c} stays in the background',
  '[clear|pure] {a} beside {b} and a little {c}',
  'between {a} and {b}, and {c} when you come back to it',
  '{a} with {b} underneath, and {c} last of all',
  '{c} in the first minute, {a} and {b} for the rest of the evening',
  '[plenty|a good deal] of {a}; look for {b} and {c} below it',
] as const;

export const redPalates = [
  '{body}, with {grip} round a [core|heart|center] of {d}',
  '{body}, with {acid}: {d} and {e} held in place by {grip}',
  '{grip} and {acid} carry {d} and {e}',
  '{d} at the front, {e} in the middle and {grip} to close',
  '{body}; {d} turns to {e} while {grip} take hold',
  'the [middle|heart of it] is all {d}, framed by {grip}, with {acid} to keep it moving',
  '{acid} first, then {d}, then {grip}',
  '{d} and {e} on a {body} frame, with {grip}',
  'layers of {d} and {e}; {grip}; {acid}',
  '{body} without [heaviness|weight], {d} to the fore and {grip} behind it',
  'tastes of {d} before anything else, with {e} and {grip} arriving together',
] as const;

export const whitePalates = [
  '{body}, with {acid} and a [core|seam|streak] of {d}',
  '{acid} drives {d} and {e} from first to last',
  '{d} and {e}, {body}, kept [tidy|upright|honest] by {acid}',
  '{body}: {d} up front, {e} in the middle, {acid} throughout',
  'all {d} and {acid}, with {e} for [company|depth|contrast]',
  '{acid} runs under {d} like a [cold stream|taut string|ruled line]',
  '{d} turns to {e} as it warms; {body}, with {acid}',
  '{body} and [clean|direct|sure of itself], {d} first, then {e}',
  'a mouthful of {d}, lifted by {acid}, trailing {e}',
  '{e} gives it breadth, {d} gives it charm, and {acid} does the rest',
] as const;

export const sparklingPalates = [
  'a [fine|soft|creamy|persistent] mousse carries {d} and {e} on {acid}',
  '{d} and {e} in [tiny|slow|steady] bubbles, with {acid}',
  '[creamy|silky] at first, then {acid} and {d}; {e} hides in the middle',
  '{body}, with {d} wrapped in foam and {acid} to [reset|clear] the palate',
  'the bubbles are [small|patient|gentle] and the {d} is [vivid|ripe|clear]; {acid} holds {e} in line',
] as const;

export const sweetPalates = [
  '{sweet}, yet {acid} keeps {d} and {e} from sitting down',
  '{d} and {e}, {sweet}, with {acid} at the end',
  '{body} and {sweet}: {d} first, {e} after',
  '{sweet} without being sticky; {d}, {e}, and {acid} to [finish|balance]',
] as const;

export const finishes = [
  '[long|lasting|steady], ending on {a}',
  '{b} [lingers|stays] well after the glass is down',
  'closes [dry|clean|firm] with {c}',
  'fades [slowly|by degrees] from {d} to {a}',
  '[unhurried|generous], with {e} coming back at the last',
  'a [salty|mineral|savory|stony] end and an echo of {b}',
  'short of nothing: {a}, {c}, and [quiet|a second glass|calm]',
  '{c} and {a} to finish, and [plenty|a good deal] of both',
  '[clean|crisp|bright], with a last word from {d}',
  'holds its line, then lets go with {b}',
  'goes on [longer than you expect|for a good minute|quietly], mostly {e} and {a}',
  'turns [savory|drier] toward the end, where {c} takes over',
] as const;

/** By place on the scale, from 1 to 5. */
export const scales = {
  body: [
    ['featherlight', 'light as air', 'slight'],
    ['light-bodied', 'slender', 'lightly built'],
    ['medium-bodied', 'supple', 'middleweight'],
    ['generous', 'broad', 'full'],
    ['full-bodied', 'powerful', 'dense'],
  ],
  acid: [
    ['very soft acidity', 'hardly any edge'],
    ['gentle acidity', 'soft acidity', 'a mellow line'],
    ['fresh acidity', 'balanced acidity', 'an easy freshness'],
    ['bright acidity', 'lively acidity', 'mouth-watering acidity'],
    ['racy acidity', 'piercing freshness', 'keen acidity', 'high-wire acidity'],
  ],
  grip: [
    ['barely a tannin in sight', 'hardly any grip'],
    ['silky tannins', 'feather-soft tannins', 'tannins like fine silk'],
    ['fine-grained tannins', 'polished tannins', 'ripe, even tannins'],
    ['firm tannins', 'chewy tannins', 'tannins with some grip'],
    ['stern, noble tannins', 'serious tannins', 'tannins that mean it'],
  ],
  sweet: [
    ['bone dry', 'dry'],
    ['just off dry', 'a whisker off dry'],
    ['gently sweet', 'half sweet'],
    ['frankly sweet', 'sweet'],
    ['lusciously sweet', 'richly sweet', 'deeply sweet'],
  ],
} as const;
