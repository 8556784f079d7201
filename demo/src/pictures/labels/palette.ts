import type { Colour } from '../drawing/colour.js';

export interface Palette {
  paper: Colour;
  ink: Colour;
  accent: Colour;
  foil: Colour;
}

export const palettes = {
  ivory: { paper: '#f5f0e4', ink: '#2c2119', accent: '#7a1620', foil: '#a9803a' },
  chalk: { paper: '#fbf9f4', ink: '#23262b', accent: '#a94007', foil: '#b98d4a' },
  linen: { paper: '#efe6d2', ink: '#33281c', accent: '#4a5a34', foil: '#8d6b33' },
  slate: { paper: '#2b3036', ink: '#f1ece0', accent: '#c9a25a', foil: '#d3b06a' },
  night: { paper: '#16181c', ink: '#f3ead7', accent: '#dd7350', foil: '#c8a04e' },
  forest: { paper: '#21392f', ink: '#f2ecd9', accent: '#d0ad61', foil: '#c8a35a' },
  claret: { paper: '#5a1420', ink: '#f6ead8', accent: '#e0b968', foil: '#d2a85c' },
  navy: { paper: '#1b2a49', ink: '#f3efe4', accent: '#c9583a', foil: '#c9a45b' },
  sea: { paper: '#eef3f1', ink: '#1d3d4c', accent: '#2d7f86', foil: '#8aa5a1' },
  meadow: { paper: '#f4f3e3', ink: '#2c3a24', accent: '#5f7f3a', foil: '#b19a45' },
  petal: { paper: '#fbeee8', ink: '#4a2a2c', accent: '#c4616a', foil: '#c28b6b' },
  sun: { paper: '#fff6df', ink: '#3d2a14', accent: '#d9822b', foil: '#c99a2f' },
  mustard: { paper: '#e2b34a', ink: '#2a2015', accent: '#8c2f1b', foil: '#8a6420' },
  brick: { paper: '#b5482a', ink: '#fdf1e2', accent: '#2c2a33', foil: '#f0cf93' },
  sky: { paper: '#dfeaf2', ink: '#23384f', accent: '#b0483a', foil: '#7d95ab' },
  kraft: { paper: '#c9a878', ink: '#33241a', accent: '#6e2416', foil: '#7c5a30' },
  rice: { paper: '#f7f4ea', ink: '#1d1b19', accent: '#b3261e', foil: '#a98d4c' },
  plum: { paper: '#f3ecef', ink: '#3b2036', accent: '#7b3566', foil: '#a98397' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
