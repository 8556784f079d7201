import { newKey } from 'browser/calls/call-once';

/** A key in the form of an id: something that is sent again under the same key has no second effect. */
export const newId = () => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
