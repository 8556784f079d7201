import { kept } from 'browser/keeping/persisted';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { whenCustomerLeaves } from './session';

const keptZip = v.object({ zip: v.nullable(v.pipe(v.string(), v.regex(/^\d{5}$/))) });
type KeptZip = v.InferOutput<typeof keptZip>;

/** The customer's ZIP code, told once. Until then the default address serves as a guess. */
export const useZip = create<KeptZip>()(
  persist(
    (): KeptZip => ({ zip: null }),
    kept('zip', keptZip, ({ zip }) => ({ zip })),
  ),
);

export const keepZip = (zip: string) => useZip.setState({ zip });

whenCustomerLeaves(() => useZip.setState({ zip: null }));
