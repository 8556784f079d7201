/**
 * Nothing else surrounds a customer who is about to pay: these pages have a header and a footer of their own.
 */
export const isCheckout = (path: string) => path.startsWith('/cart-');
