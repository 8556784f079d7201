// {a} to {e} are five different flavours, {proof} is its strength.

export const spiritNoses = [
  '{a} and {b} at once, {c} after a drop of water',
  '{a} over {b}; leave it a minute for {c}',
  '[rich|deep|warm] {a}, then {b} and a [little|wisp of] {c}',
  '{a} up front, with {b} and {c} in the empty glass next morning',
  'nosed slowly: {a}, {b}, {c}, in that order',
  '{b} and {a} in equal parts, and {c} hiding under both',
  'a [clean|direct|clear] line of {a}, edged with {b} and {c}',
  'the glass fills with {a}; {b} and {c} take turns',
  '{a} that you can smell from across the table, and {b} and {c} that you cannot',
] as const;

export const spiritPalates = [
  '{d} first, {e} second, with [warmth|heat|weight] to spare',
  '[oily|round|creamy|silky] across the tongue: {d}, then {e}',
  '{d} and {e}, [sweet|dry] at the tip and [peppery|warm] at the sides',
  'carries its {proof} proof [lightly|with ease] behind {d} and {e}',
  '{d} turns into {e} and back into {a}',
  '[firm|full|broad], with {d} in the middle and {e} all round it',
  'plenty of {d}; the {e} comes up with a cube of ice',
  '{d}, {e} and a [prickle|lick|flash] of {b}',
  'a [soft|gentle] arrival, then {d}, then rather a lot of {e}',
  'thick with {d}, and {e} to keep it from being only that',
] as const;

export const spiritFinishes = [
  '[long|very long] and [dry|drying], with {c}',
  '{c} and {a}, and they take their time',
  'fades from {e} to {c} over [a minute|several minutes]',
  '[clean|neat|crisp], with {b} as the last word',
  'warm to the [ribs|chest], and {c} on the breath',
  '[medium|steady] in length, [sweet|spicy] to the end, {a} again',
  'goes quietly: {b}, {c}, gone',
  '{a} returns, [this time|now] with {c}',
  'you will taste {c} through the next [conversation|song]',
] as const;

/** {food} and {other} go with it; what it is best for differs by kind. */
export const spiritServing = {
  sip: [
    'Neat, with water beside it and {food} within reach',
    'Add a teaspoon of water, wait [a minute|two minutes], and reach for {food}',
    'Pour a small one after {food}, then [another|a smaller one] to be sure',
    'It likes a heavy glass, [an old record|a quiet hour] and {food}',
    'We have tried it with {food} and with {other}, and [voted|argued] for the first',
    'Somewhere between {food} and {other} it turns into the reason one came',
    'Leave the ice in the freezer and put out {food}',
    'A measure of this and some {food}, and the evening is arranged',
    'One for after dinner, with {food} and [an armchair|no telephone]',
    'Try it beside {food} before you decide on ice',
    'Neat first; then with {other}, if you must be sociable',
  ],
  mix: [
    'Our bar staff reach for it when somebody orders {food}',
    'It makes a {food} that needs no explaining',
    'Built for {food}, and no worse in {other}',
    'Keep it in the freezer or keep it for {food}',
    'If you own one bottle of it, {food} is why',
    'Tall and cold in {food}, or [short|small] and serious in {other}',
    'Two parts of this and the rest is {food}',
    'Nobody at our counter has improved on {food}, though {other} came close',
    'Happiest in {food}; ask us for the [recipe|proportions]',
    'We [judged|chose] it by its {food}, and then by a second {food}',
    'The bottle to have open when somebody says {food} or {other}',
  ],
} as const;
