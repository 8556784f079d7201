import { createContext } from 'react';

/**
 * Whether a text stands on its page. Elsewhere, as in the dialog of the sign-up form, it names the other pages
 * without leading to them: they are behind the guard, and a visitor would lose what was typed.
 */
export const OnPage = createContext(false);
