import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { TestShop } from '../../testing/test-shop.js';

const fileOf = (place: string) => fileURLToPath(new URL(`../../../../${place}`, import.meta.url));
const read = (place: string) => readFileSync(fileOf(place), 'utf8');

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
type Rules = { groups: { rules: Rule[] }[] };
type Trials = { tests: { alert_rule_test: { alertname: string }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const rules = (parse(read('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/cellar-door.json')) as Dashboard;

const words = new Set(['and', 'or', 'unless']);

/** The metrics in an expression: its words that are not functions, labels, values or operators. */
const metricsOf = (expression: string) =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby \([^)]*\)/g, '')
      .matchAll(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => !words.has(name));

describe('alerts and dashboards', () => {
  const shop = new TestShop('embedded');
  let known: Set<string>;
  beforeAll(async () => {
    await shop.open({ METRICS_PORT: '0', PORT: '0' });
    await shop.whole.listen();
    const page = await (await fetch(shop.whole.metricsAddress!)).text();
    const types = [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    known = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    // Prometheus provides this one itself.
    known.add('up');
  });
  afterAll(() => shop.close());

  it('are read as they are meant', () => {
    expect(metricsOf('max by (kind) (jobs{state="failed"}) > 0 and rate(a_count[5m]) * 3')).toEqual([
      'jobs',
      'a_count',
    ]);
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s asks for what there is', (_alert, expr) => {
    expect(metricsOf(expr)).not.toEqual([]);
    for (const name of metricsOf(expr)) expect(known).toContain(name);
  });

  it.each(dashboard.panels.map(({ title, targets }) => [title, targets] as const))(
    'the panel “%s” shows what there is',
    (_title, targets) => {
      for (const { expr } of targets) for (const name of metricsOf(expr)) expect(known).toContain(name);
    },
  );

  it('say each how urgent they are, and have a paragraph for whoever is woken', () => {
    const [, chapter = ''] = read('docs/operation.md').split('\n## Alerts\n');
    const [own = ''] = chapter.split(/\n## /);
    const headings = [...own.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
    }
  });

  it('are tried one by one', () => {
    const tried = parse(read('deploy/prometheus/alerts.test.yaml')) as Trials;
    const names = tried.tests.flatMap(({ alert_rule_test }) => alert_rule_test.map((each) => each.alertname));
    expect([...new Set(names)].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  it.skipIf(!hasPromtool)('are what Prometheus takes, and go off when they should', () => {
    const promtool = (...asked: string[]) => execFileSync('promtool', asked, { encoding: 'utf8' });
    expect(promtool('check', 'rules', fileOf('deploy/prometheus/alerts.yaml'))).toContain('SUCCESS');
    expect(promtool('test', 'rules', fileOf('deploy/prometheus/alerts.test.yaml'))).toContain('SUCCESS');
  });
});
