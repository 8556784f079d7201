/** The shop's own colours: an e-mail has no style sheet other than its own, and no custom properties. */
export const colours = {
  brand: '#a94007',
  'brand-hover': '#8f3606',
  'brand-tint': '#fbefe7',
  paper: '#fbf8f4',
  surface: '#ffffff',
  sunken: '#f4eee7',
  line: '#e7dfd6',
  ink: '#221913',
  'ink-soft': '#6b5d52',
  'ink-inverse': '#fff9f3',
} as const;
