/** Whoever is about to pay is alone with the order: these pages have a header and a footer of their own. */
export const isCheckout = (path: string) => path.startsWith('/cart-');
