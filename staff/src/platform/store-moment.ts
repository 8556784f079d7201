type StoreMoment = { day: string; time: string };

/** The day and the time in a field for both; undefined until it holds both. */
export function momentIn(text: string): StoreMoment | undefined {
  const [day, time] = text.split('T');
  return day && time ? { day, time: time.slice(0, 5) } : undefined;
}

/** The same as such a field holds it. */
export const typedMoment = (moment: StoreMoment | null | undefined) =>
  moment ? `${moment.day}T${moment.time}` : '';
