/** One spelling for every code that people may type: small letters, spaces, an O for a zero, an I or an L for a one. */
export const readAs = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
