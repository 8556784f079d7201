/** Colours are written '#rrggbb'. */
export type Colour = string;
type Channels = [red: number, green: number, blue: number];

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fromChannels(values: Channels): Colour {
  const clamped = values.map((value) => Math.max(0, Math.min(255, Math.round(value))));
  return `#${clamped.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: Colour, to: Colour, amount: number): Colour {
  const a = channels(from);
  const b = channels(to);
  return fromChannels([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** 0 is black, 1 the colour itself, 2 white. */
export const shade = (colour: Colour, light: number): Colour =>
  light <= 1 ? mix('#000000', colour, light) : mix(colour, '#ffffff', Math.min(1, light - 1));

/** Light that comes through a liquid makes it brighter, never milky. */
export function lit(colour: Colour, light: number): Colour {
  if (light <= 1) return mix('#000000', colour, light);
  const [red, green, blue] = channels(colour);
  const brighter = fromChannels([red * light + 10, green * light + 6, blue * light]);
  return mix(brighter, '#ffffff', Math.min(1, (light - 1) * 0.3));
}

/** How bright the eye takes it to be, 0 to 1. */
export function brightness(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export type Ramp<T> = readonly (readonly [at: number, value: T])[];

function between<T, R>(ramp: Ramp<T>, at: number, blend: (from: T, to: T, amount: number) => R): R {
  let i = 1;
  while (i < ramp.length - 1 && (ramp[i]?.[0] ?? 0) < at) i++;
  const from = ramp[i - 1];
  const to = ramp[i];
  if (!from || !to) throw new Error('A ramp needs two stops.');
  return blend(from[1], to[1], Math.max(0, Math.min(1, (at - from[0]) / (to[0] - from[0]))));
}

export const colourAt = (ramp: Ramp<Colour>, at: number): Colour => between(ramp, at, mix);
export const numberAt = (ramp: Ramp<number>, at: number): number =>
  between(ramp, at, (from, to, amount) => from + (to - from) * amount);
