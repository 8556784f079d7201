import { newKey } from 'browser/calls/call-once';

/** A key in the form of an id: what is sent again under it is the same thing. */
export const newId = () => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
