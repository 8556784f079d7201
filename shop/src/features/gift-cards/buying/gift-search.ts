/** What a page of the shelf hands on to the next one, in the address. */
export type GiftAddress = {
  /** The recipient's name and the greeting, as they stand on a birthday card. */
  to?: string;
  greeting?: string;
  /** The gift cart or purchase that is shown. */
  purchase?: string;
  /** The gift cart whose words the form begins with. */
  from?: string;
};
