import { ornaments } from './ornaments.js';
import type { Style } from './style.js';

export const chateau: Style = {
  paper: 'rectangle',
  width: 2.36,
  height: 1,
  ornaments: ['chateau', 'crest', 'crown', 'arch'],
  print({ sheet, words, colours, foil, ornament }) {
    sheet.line(sheet.outline('rectangle', 2.2), foil, 0.5);
    sheet.line(sheet.outline('rectangle', 3.3), foil, 0.18);
    const scale = ornament === 'chateau' ? 0.98 : 0.86;
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.25), scale }, colours.ink, colours.ink, 0.22);
    sheet.text(words.producer, { face: 'script', size: 7, y: sheet.down(0.46) }, colours.accent);
    sheet.title(
      words.name,
      { face: 'capsBold', size: 9.2, tracking: 0.35, y: sheet.down(0.585) },
      colours.ink,
    );
    sheet.rule(sheet.down(0.64), 22, foil, 0.35, 3);
    sheet.diamond(sheet.down(0.64), 1.1, foil);
    sheet.text(
      words.vintage,
      { face: 'display', size: 9, tracking: 0.7, y: sheet.down(0.755) },
      colours.accent,
    );
    sheet.text(words.appellation, { face: 'caps', size: 4, tracking: 0.5, y: sheet.down(0.84) }, colours.ink);
    sheet.text(
      words.smallPrint,
      { face: 'serif', size: 3, tracking: 0.12, y: sheet.down(0.935) },
      colours.ink,
    );
  },
};

export const domaine: Style = {
  paper: 'rectangle',
  width: 2.36,
  height: 0.98,
  ornaments: ['crest', 'vine', 'keys', 'grapes', 'tree'],
  print({ sheet, words, colours, foil, ornament }) {
    sheet.line(sheet.outline('rectangle', 1.8), colours.ink, 0.25);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.21), scale: 0.86 }, foil, foil, 0.3);
    sheet.title(words.name, { face: 'display', size: 10, tracking: 0.1, y: sheet.down(0.49) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'caps', size: 3.7, tracking: 0.6, y: sheet.down(0.585) },
      colours.accent,
    );
    sheet.rule(sheet.down(0.63), 16, foil, 0.3);
    sheet.text(words.vintage, { face: 'italic', size: 8, tracking: 0.4, y: sheet.down(0.725) }, colours.ink);
    sheet.text(words.producer, { face: 'script', size: 7.4, y: sheet.down(0.835) }, colours.ink);
    sheet.text(
      words.smallPrint,
      { face: 'serif', size: 2.9, tracking: 0.15, y: sheet.down(0.945) },
      colours.ink,
    );
  },
};

export const cuvee: Style = {
  paper: 'arch',
  width: 2.36,
  height: 1,
  ornaments: ['crest', 'crown', 'lionShield', 'medal'],
  print({ sheet, words, colours, foil, ornament }) {
    sheet.line(sheet.outline('arch', 1.6), foil, 0.7);
    sheet.line(sheet.outline('arch', 3), foil, 0.2);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.22), scale: 0.74 }, foil, foil, 0.28);
    sheet.text(
      words.producer,
      { face: 'capsBold', size: 8.4, tracking: 0.5, y: sheet.down(0.48) },
      colours.ink,
    );
    sheet.text(words.name, { face: 'script', size: 9, y: sheet.down(0.6) }, colours.accent);
    sheet.rule(sheet.down(0.66), 20, foil, 0.3, 2.6);
    sheet.diamond(sheet.down(0.66), 0.9, foil);
    sheet.text(
      words.appellation,
      { face: 'caps', size: 3.6, tracking: 0.8, y: sheet.down(0.735) },
      colours.ink,
    );
    sheet.text(
      words.vintage,
      { face: 'display', size: 6.4, tracking: 0.8, y: sheet.down(0.835) },
      colours.ink,
    );
    sheet.text(
      words.smallPrint,
      { face: 'serif', size: 2.8, tracking: 0.15, y: sheet.down(0.94) },
      colours.ink,
    );
  },
};

export const heraldic: Style = {
  paper: 'shield',
  width: 2.1,
  height: 1.06,
  ornaments: ['lionShield', 'crown', 'keys'],
  print({ sheet, words, colours, foil, ornament }) {
    sheet.line(sheet.outline('shield', 2), foil, 0.6);
    sheet.line(sheet.outline('shield', 3.2), foil, 0.2);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.2), scale: 0.78 }, foil, foil, 0.3);
    sheet.title(words.name, { face: 'gothic', size: 11.5, y: sheet.down(0.47) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'caps', size: 3.7, tracking: 0.5, y: sheet.down(0.555) },
      colours.accent,
    );
    sheet.rule(sheet.down(0.6), 18, foil, 0.3, 2.4);
    sheet.diamond(sheet.down(0.6), 0.8, foil);
    sheet.text(words.producer, { face: 'old', size: 4.6, tracking: 0.3, y: sheet.down(0.67) }, colours.ink);
    sheet.text(words.vintage, { face: 'gothic', size: 7, y: sheet.down(0.765), fit: 40 }, colours.ink);
    sheet.text(words.smallPrint, { face: 'serif', size: 2.7, y: sheet.down(0.83), fit: 34 }, colours.ink);
  },
};

export const oval: Style = {
  paper: 'oval',
  width: 2.2,
  height: 0.98,
  ornaments: ['vine', 'grapes', 'olive', 'wheat', 'tree', 'swallow'],
  print({ sheet, words, colours, foil, ornament }) {
    sheet.line(sheet.outline('oval', 2), foil, 0.5);
    sheet.line(sheet.outline('oval', 3.2), colours.ink, 0.18);
    sheet.engrave(
      ornaments[ornament](),
      { y: sheet.down(0.23), scale: 0.7 },
      colours.accent,
      colours.accent,
      0.3,
    );
    sheet.text(
      words.producer,
      { face: 'caps', size: 3.6, tracking: 0.7, y: sheet.down(0.415), fit: 58 },
      colours.ink,
    );
    sheet.title(words.name, { face: 'displayItalic', size: 10, y: sheet.down(0.55) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'serif', size: 4.4, tracking: 0.3, y: sheet.down(0.65) },
      colours.accent,
    );
    sheet.rule(sheet.down(0.69), 12, foil, 0.3);
    sheet.text(
      words.vintage,
      { face: 'display', size: 6.4, tracking: 0.6, y: sheet.down(0.785) },
      colours.ink,
    );
    sheet.text(words.smallPrint, { face: 'serif', size: 2.5, y: sheet.down(0.86), fit: 34 }, colours.ink);
  },
};
