/** Two days of the store in San Francisco: 1 to 3 PM is full, of 3 to 5 PM one place is left. */
const slot = (day: string, hour: number, left: number) => {
  const at = (utc: number) => new Date(`${day}T00:00:00.000Z`).getTime() + utc * 3_600_000;
  const from = new Date(at(hour)).toISOString();
  return { id: `pickup-${from}`, from, until: new Date(at(hour + 2)).toISOString(), left };
};

export const slots = [
  slot('2031-03-04', 19, 8),
  slot('2031-03-04', 21, 0),
  slot('2031-03-04', 23, 1),
  slot('2031-03-05', 19, 8),
];
