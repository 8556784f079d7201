type Pieces = { quantity: number; brand: string; name: string; vintage: number | null };

/** As the customer reads it on their order. */
export const piecesInWords = ({ quantity, brand, name, vintage }: Pieces) =>
  [`${quantity} ×`, brand, name, vintage].filter(Boolean).join(' ');
