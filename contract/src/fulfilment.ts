import { refusal } from './platform/endpoint.js';

export const slotNotOffered = refusal(409, 'slot_not_offered', 'This time is not offered. Choose another.');
export const slotFull = refusal(409, 'slot_full', 'Somebody else has just taken this time. Choose another.');
