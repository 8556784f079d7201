const known = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment in the words of a letter, by the clock of a place. Making a format takes a hundred times longer
 * than using it.
 */
export function timeWords(timezone: string, looks: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([timezone, looks]);
  const format = known.get(name) ?? new Intl.DateTimeFormat('en-US', { timeZone: timezone, ...looks });
  known.set(name, format);
  return format;
}

/** 3:45 PM, by the clock of a place. */
export const clockWords = (timezone: string, moment: Date) =>
  timeWords(timezone, { hour: 'numeric', minute: '2-digit' }).format(moment);
