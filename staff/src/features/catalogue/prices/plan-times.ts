type Typed = { from: string; until: string };

const momentIn = (text: string) => {
  const [day, time] = text.split('T');
  return day && time ? { day, time: time.slice(0, 5) } : undefined;
};

/** What two fields for a day and a time hold, once both are filled. */
export function planTimes(typed: Typed) {
  const [from, until] = [momentIn(typed.from), momentIn(typed.until)];
  return from && until ? { from, until } : undefined;
}
