import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDate } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { Switch } from 'browser/ui/choices/Switch';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import type { Column } from 'browser/ui/lists/Table';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { ruleKinds } from 'contract/settings/rule-values';
import { useState } from 'react';
import { useMe } from '../../../platform/me';
import { DataTable } from '../../../ui/DataTable';
import css from '../../../ui/filters.module.css';
import { ImportRules } from './ImportRules';
import { RuleActions } from './RuleActions';
import { RuleForm } from './RuleForm';
import { namesOfChannels, namesOfGoods, namesOfRules, placeInWords, ruleInWords } from './rule-words';
import { jurisdictionsQuery, type Rule, rulesQuery } from './rules.api';

const route = getRouteApi('/main/rules');

/** What each state allows and taxes, as far as the owners have looked it up. */
export function RulesScreen() {
  const { keys } = useMe();
  if (!keys.includes('terms.change'))
    return (
      <Page title="Rules of sale">
        <EmptyState title="For owners of all stores">Rules count at every store.</EmptyState>
      </Page>
    );
  return <Rules />;
}

const anything = 'all';

function Rules() {
  const looked = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState<'add' | 'import'>();
  const rules = useQuery(rulesQuery(looked));
  const { data: places = [] } = useQuery(jurisdictionsQuery);
  const close = () => setAsked(undefined);
  const look = (more: Partial<typeof looked>) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...more }), replace: true });
  return (
    <Page
      title="Rules of sale"
      lead="Taxes, and what each state allows. Have somebody who knows the law look at them: this list is no legal advice."
      actions={
        <>
          <Button variant="secondary" onClick={() => setAsked('import')}>
            Import a file
          </Button>
          <Button onClick={() => setAsked('add')}>Add a rule</Button>
        </>
      }
    >
      <div className={css.filters}>
        <InlineSelect
          label="State"
          value={looked.state ?? anything}
          options={[
            { value: anything, name: 'Every state' },
            ...places.map(({ code, name }) => ({ value: code, name })),
          ]}
          onChange={(state) => look({ state: state === anything ? undefined : state })}
        />
        <InlineSelect
          label="About"
          value={looked.kind ?? anything}
          options={[
            { value: anything, name: 'Everything' },
            ...ruleKinds.map((value) => ({ value, name: namesOfRules[value] })),
          ]}
          onChange={(kind) => look({ kind: ruleKinds.find((each) => each === kind) })}
        />
        <Switch
          label="Only those to check again"
          checked={looked.stale === 'yes'}
          onChange={(event) => look({ stale: event.target.checked ? 'yes' : undefined })}
        />
      </div>
      <DataTable
        what="rules"
        query={rules}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={nameOf}
        pageLink={(page, dress) => <Link {...dress} to="/rules" search={{ ...looked, page }} />}
        empty="There are no such rules. Without a rule nothing is delivered or shipped, and nothing is taxed."
      />
      <Dialog
        open={asked === 'add'}
        onClose={close}
        size="large"
        title="Add a rule"
        description="Of two rules that say the same of a place, the one with the later first day counts."
      >
        {rules.data && (
          <RuleForm
            today={rules.data.today}
            places={places}
            state={looked.state}
            kind={looked.kind}
            onClose={close}
          />
        )}
      </Dialog>
      <Dialog open={asked === 'import'} onClose={close} title="Import rules">
        <ImportRules onClose={close} />
      </Dialog>
    </Page>
  );
}

const nameOf = (rule: Rule) => `${namesOfRules[rule.kind]}, ${placeInWords(rule.state, rule)}`;

const columns: Column<Rule>[] = [
  { id: 'place', header: 'Where', cell: (rule) => placeInWords(rule.state, rule) },
  {
    id: 'kind',
    header: 'About',
    names: true,
    cell: ({ kind, category, channel }) =>
      [namesOfRules[kind], category && namesOfGoods[category], channel && namesOfChannels[channel]]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'says', header: 'Says', cell: ({ kind, value }) => ruleInWords(kind, value) },
  {
    id: 'when',
    header: 'Counts',
    cell: ({ effective_from, effective_to }) =>
      effective_to
        ? `${formatDate(effective_from)} to ${formatDate(effective_to)}`
        : `From ${formatDate(effective_from)}`,
  },
  { id: 'source', header: 'Source', cell: ({ source }) => source },
  {
    id: 'checked',
    header: 'Checked',
    cell: ({ checked_on, stale }) => (
      <>
        {formatDate(checked_on)} {stale && <Badge tone="warning">Check again</Badge>}
      </>
    ),
  },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: (rule) => <RuleActions rule={rule} name={nameOf(rule)} />,
  },
];
