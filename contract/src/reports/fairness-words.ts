import type { Fairness, FairnessGroup } from './fairness.staff.js';

const wordsOfGroups: Readonly<Record<FairnessGroup, string>> = {
  first_third: 'Entered among the first third',
  middle_third: 'Entered among the middle third',
  last_third: 'Entered among the last third',
  had_ordered: 'Had ordered before',
  had_not_ordered: 'Had not ordered before',
  first_entry: 'Entered for the first time',
  without_turn: 'Had entered before, without luck',
  had_turn: 'Had been drawn before',
  no_member: 'No membership today',
  member: 'Members',
  everybody: 'Everybody',
};

export const wordsOfGroup = ({ group, membership }: Pick<Fairness, 'group' | 'membership'>) =>
  membership === null ? wordsOfGroups[group] : `${membership} members today`;
