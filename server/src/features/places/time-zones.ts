const [eastern, central, mountain, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
];

/**
 * By the states' codes; in a state with two zones, the one with more people comes first. Source: IANA, and 49
 * CFR part 71.
 */
const zones: readonly (readonly [codes: string, ...zones: string[]])[] = [
  ['CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV', eastern],
  ['AL AR IL IA LA MN MS MO OK WI', central],
  ['CO MT NM UT WY', mountain],
  ['CA WA', pacific],
  ['FL KY', eastern, central],
  ['IN', 'America/Indiana/Indianapolis', central],
  ['MI', 'America/Detroit', central],
  ['TN', central, eastern],
  ['KS NE ND SD TX', central, mountain],
  ['ID', 'America/Boise', pacific],
  ['OR', pacific, 'America/Boise'],
  ['NV', pacific, mountain],
  ['AZ', 'America/Phoenix', mountain],
  ['AK', 'America/Anchorage', 'America/Adak'],
  ['HI', 'Pacific/Honolulu'],
  ['PR VI', 'America/Puerto_Rico'],
];

const byState = new Map(zones.flatMap(([codes, ...named]) => codes.split(' ').map((code) => [code, named])));

/** None for a place where no store can be, because no rules are kept for it. */
export const timezonesOf = (state: string): readonly string[] => byState.get(state) ?? [];
