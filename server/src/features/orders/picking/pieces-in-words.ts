type Pieces = { quantity: number; brand: string; name: string; vintage: number | null };

/** The words that the customer reads on their order. */
export const piecesInWords = ({ quantity, brand, name, vintage }: Pieces) =>
  [`${quantity} ×`, brand, name, vintage].filter(Boolean).join(' ');
