import { CallError } from 'browser/calls/call-error';
import { freshFactorNeeded } from 'contract/staff';
import { create } from 'zustand';

/** A call that waits until its person has shown a factor again, or does not want to. */
type Asking = { answer?: (proven: boolean) => void };

export const useFactorAsked = create<Asking>()(() => ({}));

const proven = () =>
  new Promise<boolean>((resolve) => {
    useFactorAsked.setState({
      answer: (isProven) => {
        useFactorAsked.setState({ answer: undefined });
        resolve(isProven);
      },
    });
  });

/** Asks for a factor where the server wants a fresh look at it, and then goes on with the call. */
export async function withFreshFactor<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isWanted = error instanceof CallError && error.code === freshFactorNeeded.code;
    if (!isWanted || !(await proven())) throw error;
    return ask();
  }
}
