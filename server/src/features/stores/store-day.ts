const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarIn(timezone: string) {
  const known = calendars.get(timezone);
  if (known) return known;
  const looks = { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // The one language whose dates are written as ours are.
  const calendar = new Intl.DateTimeFormat('en-CA', looks);
  calendars.set(timezone, calendar);
  return calendar;
}

/** The day, `YYYY-MM-DD`, on a calendar that hangs in the store. */
export const storeDay = (timezone: string, moment: Date) => calendarIn(timezone).format(moment);

const dayLength = 86_400_000;

/** How many midnights lie between two days. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;
