/** The two ways in which the running page ends; a test stands in for them. */
export const leaving = {
  to: (address: string) => location.assign(address),
  reload: () => location.reload(),
};
