// {from} and {until} are years, {food} and {other} are dishes, {made} is the vintage.

export const keepers = [
  'It will be at its best from {from} and in no trouble before {until}',
  'Decant it for [an hour|two hours] now, or leave it until {from} and [save yourself the washing-up|skip the decanter]',
  'Drink between {from} and {until}; we would start with {food}',
  'Put [three|six|a few] away for {from}, and pour the first with {food}',
  'A bottle for {food} tonight and for somebody’s birthday in {until}',
  'Buy it by the half-case: {food} this winter, {other} in {from}, and no regrets by {until}',
  'Still [tight|young|folded in on itself]; {from} is a fair guess, {until} an optimistic one',
  'The cork will outlast the decade, and so will the wine: think of {until}',
  'If you cannot wait for {from}, a wide glass and {food} will meet it halfway',
  'Give it [a cool room|60 degrees], a big glass and {food}',
  'It has its best years in front of it, {from} to {until} or so; {food} is a fair excuse to look in early',
  'The impatient should decant it and [bring|set out|see about] {food}; the patient have until {until}',
  'Lay it down beside something it can talk to and come back in {from}',
  'At table, {food}; in the cellar, {until}',
  'We have ours marked for {from}, and a spare for {food}',
  '{food} now, {other} later, and nothing to fear before {until}',
  'Young enough to keep until {until}, and open enough for {food} [on Saturday|tonight]',
] as const;

export const soonReds = [
  'Open it [half an hour|a little while] ahead and serve it with {food}',
  'We pour it [slightly cool|at cellar temperature], with {food} or nothing at all',
  'It asks for {food}; it will [settle for|forgive] {other}',
  'Ready now, happy until {until}, and made for {food}',
  'Drink it by {until}, preferably with {food} and [no speeches|the windows open|people you like]',
  'The staff vote for {food}; the regulars swear by {other}',
  'It is [no trouble|good company] with {other}, and rather better than that with {food}',
  'Nothing to wait for: pour, pass the {food}, repeat',
  'A glass for the cook and the rest for {food}',
  'Keep a few on the rack for {food} and for [unannounced cousins|bad weather]',
  '{food} brings out the best in it; {other} brings out the rest',
] as const;

export const whites = [
  'Serve it cold but not [icy|numb], with {food}',
  'Think of {food}, then of [a second bottle|who is driving]',
  'It was born for {food} and gets on with {other}',
  'At its [freshest|best] before {until}; {food} would be a fine occasion',
  'Twenty minutes out of the fridge it [opens up|relaxes]; so will anyone eating {food}',
  'For {food} we know nothing better at the price',
  'Try it with {other} and see if we are wrong about {food}',
  'Drink it by {until}, [outdoors|at lunch|early in the evening] if you can',
  'The wine we take along when somebody promises {food}',
  'Put it in the door of the fridge and {food} on the list',
  'A first glass while you cook, a second with {food}',
  '{food}, {other}, or [a shady chair|a slow afternoon]',
  'Best inside [two years|three years], which has never been a problem with {food} about',
] as const;

export const sparkling = [
  'Chill it well, use a proper wine glass, and put out {food}',
  'It makes an occasion of {food}',
  'Good from the first toast to {food}',
  'Keep one cold at all times; {food} can happen to anyone',
  'Best by {until}, and best of all beside {food}',
  'Serve it at [46|48] degrees with {food}, and forget the flute',
] as const;

export const sweet = [
  'A small glass, well chilled, with {food}',
  'Pour it instead of pudding, or with {food}',
  'Once open it keeps for [weeks|a fortnight] in the fridge, if nobody serves {food} before then',
  'Serve it cool with {food}; {other} will do for the sceptics',
  'It will see {until} without blinking; {food} need not wait that long',
] as const;

/** How the year was, for years that are known to matter. */
export const yearly = [
  '{made} was {weather}, and it shows in the [fruit|balance|finish]',
  'The [season|year] was {weather}; the wine is [exactly that|all the better for it]',
  'A vintage that was {weather} has left its mark [kindly|plainly] on the {made}',
  'Growers here remember {made} as {weather}',
  '{made}, {weather}, suits {grape} [well|to perfection|better than most]',
] as const;
