import { utcDay } from 'contract/platform/calendar';
import type { Received, Wire } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import * as contract from 'contract/settings/rules';
import { CannotStart } from '../../../platform/cannot-start.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import {
  addNewRules,
  firstFreshDay,
  importRules,
  lockRule,
  readRulesFile,
  selectRulesPage,
  updateRule,
} from '../../fulfilment/index.js';
import { type Act, noteAct, type StaffAsker } from '../../staff/index.js';
import { listAllStores, storeDay } from '../../stores/index.js';
import { checkSpeaksForAll } from '../speaks-for-all.js';
import { versionOf } from '../version.js';

type RulesPage = Received<typeof contract.listRules>['query'];

/** The latest day that has begun at every store: on an American evening it is already tomorrow in UTC. */
async function dayAtAllStores(db: Db) {
  const days = (await listAllStores(db)).map(({ timezone }) => storeDay(timezone, db.now));
  return days.toSorted()[0] ?? utcDay(db.now);
}

export async function listRulesFor(db: Db, asked: RulesPage): Promise<Wire<typeof contract.listRules>> {
  const { state, kind, stale, ...page } = asked;
  const fresh = firstFreshDay(utcDay(db.now));
  const { rows, count } = await selectRulesPage(db, { state, kind, before: stale && fresh }, page);
  const shown = rows.map((row) => ({ ...row, stale: row.checked_on < fresh, version: versionOf(row) }));
  const today = await dayAtAllStores(db);
  return { ...toPage(shown, count, page), today } as Wire<typeof contract.listRules>;
}

const aboutRule = (
  { id: personId }: StaffAsker,
  id: number,
): Pick<Act, 'personId' | 'storeId' | 'thing' | 'thingId'> => ({
  personId,
  storeId: null,
  thing: 'rule',
  thingId: id,
});

export const addRuleBy = (shop: Shop, person: StaffAsker, rule: contract.NewRule) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const [id] = await addNewRules(tx, [rule]);
    if (id === undefined) throw refuse(contract.ruleThere);
    await noteAct(tx, { ...aboutRule(person, id), kind: 'rule_added', after: rule });
    return { id };
  });

/** Locks the rule, and refuses when it is not as the caller saw it. */
async function ruleToChange(tx: Transaction, person: StaffAsker, id: number, version: string) {
  checkSpeaksForAll(person);
  const rule = await lockRule(tx, id);
  if (!rule) throw refuse(contract.ruleNotFound);
  if (versionOf(rule) !== version) throw refuse(contract.ruleChanged);
  return rule;
}

type Checked = Received<typeof contract.checkRule>['body'];

export const checkRuleBy = (shop: Shop, person: StaffAsker, id: number, { version, source }: Checked) =>
  shop.write(async (tx) => {
    const rule = await ruleToChange(tx, person, id, version);
    const after = { source, checked_on: utcDay(tx.now) };
    await updateRule(tx, id, after);
    const before = { source: rule.source, checked_on: rule.checked_on };
    await noteAct(tx, { ...aboutRule(person, id), kind: 'rule_checked', before, after });
  });

type Ended = Received<typeof contract.endRule>['body'];

export const endRuleBy = (shop: Shop, person: StaffAsker, id: number, { version, effective_to }: Ended) =>
  shop.write(async (tx) => {
    const rule = await ruleToChange(tx, person, id, version);
    if (effective_to && effective_to < rule.effective_from) throw refuse(contract.endsTooEarly);
    await updateRule(tx, id, { effective_to });
    const before = { effective_to: rule.effective_to };
    await noteAct(tx, { ...aboutRule(person, id), kind: 'rule_ended', before, after: { effective_to } });
  });

function readFile(text: string) {
  try {
    return readRulesFile(text);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    throw refuse(contract.rulesUnclear, { message: error.message });
  }
}

export const importRulesBy = (shop: Shop, person: StaffAsker, text: string) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const { added: rules, fees, slotPlans: slot_plans } = await importRules(tx, readFile(text));
    const counts = { rules, fees, slot_plans };
    await noteAct(tx, { ...aboutRule(person, 0), kind: 'rules_imported', thing: 'rules', after: counts });
    return counts;
  });
