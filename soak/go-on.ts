import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../server/src/testing/chance.js';
import type { Answers } from './answers.js';
import { Caller } from './caller.js';
import { Clerk } from './clerk.js';
import { type Known, Visit } from './customers.js';
import type { Journal } from './journal.js';
import type { MachineRoom } from './machine-room.js';

export const customersAtOnce = 12;
const clerks = 2;

type Night = {
  room: Pick<MachineRoom, 'addresses' | 'staffAddresses' | 'looksOn'>;
  people: readonly Known[];
  chance: Chance;
  journal: Journal;
  answers: Answers;
};

/** Customers and clerks, each doing one thing after the other until the night is over. */
export function goOn({ room, people, chance, journal, answers }: Night, isOver: () => boolean) {
  const customers = async () => {
    const caller = new Caller(() => room.addresses, answers, chance);
    while (!isOver()) await new Visit(chance.pick(people), caller, chance, journal).happens();
  };
  const staff = async () => {
    const caller = new Caller(() => room.staffAddresses, answers, chance);
    const clerk = new Clerk(caller, journal, chance, room.looksOn.shop.secretKey);
    while (!isOver()) {
      await clerk.takesOne();
      await wait(300);
    }
  };
  return [...Array.from({ length: customersAtOnce }, customers), ...Array.from({ length: clerks }, staff)];
}
