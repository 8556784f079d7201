import { type PausableMode, pausableMode } from 'contract/stores';
import type { TradingStore } from '../stores/index.js';

/**
 * Which of pickup and local delivery a store offers, always in this order, so that two people who lock both
 * do not wait for each other.
 */
export const waysWithTimes = ({ modes }: TradingStore): PausableMode[] =>
  pausableMode.options.filter((mode) => modes.includes(mode));
