import { type PausableMode, pausableMode } from 'contract/stores';
import type { TradingStore } from '../stores/index.js';

/** What a store offers of pickup and local delivery, always in this order: of two people who lock both, none waits for the other. */
export const waysWithTimes = ({ modes }: TradingStore): PausableMode[] =>
  pausableMode.options.filter((mode) => modes.includes(mode));
