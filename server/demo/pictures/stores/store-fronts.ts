export const storeFronts: Record<string, () => string> = {};
