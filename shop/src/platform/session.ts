import { kept } from 'browser/keeping/persisted';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const customer = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  image_url: v.nullable(v.string()),
  cart_count: v.number(),
  wishlist_count: v.number(),
});

const loginRecord = v.object({ token: v.pipe(v.string(), v.nonEmpty()), customer });
export type LoginRecord = v.InferOutput<typeof loginRecord>;
export type Counts = { cart_count?: number; wishlist_count?: number };

type Session = {
  login: LoginRecord | null;
  logIn: (login: LoginRecord) => void;
  /** The customer's own data change: name, picture. */
  updateCustomer: (changes: Partial<LoginRecord['customer']>) => void;
  forget: () => void;
};

const loginRecordOnly = ({
  token,
  customer: { id, first_name, last_name, image_url, ...counts },
}: LoginRecord) => ({
  token,
  customer: {
    id,
    first_name,
    last_name,
    image_url,
    cart_count: counts.cart_count,
    wishlist_count: counts.wishlist_count,
  },
});

/** Who is logged in, kept as `user-data`. Of the server's answer only these fields are stored. */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      login: null,
      logIn: (login) => set({ login: loginRecordOnly(login) }),
      updateCustomer: (changes) =>
        set(({ login }) => ({ login: login && { ...login, customer: { ...login.customer, ...changes } } })),
      forget: () => set({ login: null }),
    }),
    kept('user-data', v.object({ login: v.nullable(loginRecord) }), ({ login }) => ({ login })),
  ),
);

export const isLoggedIn = () => useSession.getState().login !== null;

/** Remembers the customer who makes a call, so that its answer is never taken for another customer's. */
export const whoeverIsHere = () => {
  const { customer } = useSession.getState().login ?? {};
  return { isStillHere: () => useSession.getState().login?.customer.id === customer?.id };
};

/** Another customer, or none: what belonged to the one before must go. */
export const whenCustomerLeaves = (then: () => void) =>
  useSession.subscribe(({ login }, { login: before }) => {
    if (before && before.customer.id !== login?.customer.id) then();
  });
