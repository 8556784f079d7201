import { create } from 'zustand';
import { roomKept } from './urgent';

const useStrip = create<{ lines: number | undefined }>(() => ({ lines: undefined }));

/** How many lines the strip has on this page; undefined when it is gone. */
export const noteStrip = (lines: number | undefined) => useStrip.setState({ lines });

/** How many urgent things the strip shows. This is known before the strip is loaded: as many as have room. */
export const useToldAbove = () => useStrip(({ lines }) => lines) ?? roomKept();
