/* Checks the metrics for operators and the alert rules based on them. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REPORT_ADDRESS } from '@bracketwise/gateway/declaration';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/site.mjs';
import { composeParts, read } from '../support/deployment.ts';
import { ask, askForEstimate } from '../support/http.ts';
import { expect, test } from '../support/site.ts';

/** One line of Prometheus' text format. */
interface Series {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const labelsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]));

async function seriesAt(address: string): Promise<Series[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, metric = '', labels = '', value]) => ({
    metric,
    labels: labelsIn(labels),
    value: Number(value),
  }));
}

/** Request counts by part and status. */
async function requestsAt(address: string): Promise<Record<string, number>> {
  const counted = (await seriesAt(address)).filter(({ metric }) => metric === 'bracketwise_gateway_requests_total');
  return Object.fromEntries(counted.map(({ labels, value }) => [`${labels.part} ${labels.status}`, value]));
}

const report = (site: string, kind: string) =>
  ask(site, '/api/page-failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part: 'mf-guides', kind }),
  });

const reportViolation = (site: string) =>
  ask(site, REPORT_ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
  });

interface Rule {
  /** An alert or the record of a share that alerts compare. */
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly summary: string };
}
const rules = (parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const nameOf = ({ alert, record }: Rule) => alert ?? record ?? '';
const records = rules.flatMap(({ record }) => record ?? []);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}
/** What the dashboard asks, as rules whose legend prints labels. */
const panels: readonly Rule[] = (JSON.parse(read('deploy/dashboards/bracketwise.json')) as { panels: Panel[] }).panels.flatMap(
  ({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({
      record: title,
      expr,
      annotations: { summary: legendFormat.replaceAll(/\{\{(\w+)\}\}/g, '{{ $labels.$1 }}') },
    })),
);

/** Keywords and functions in our rules, as opposed to metrics. */
const WORDS = /^(?:sum|min|count|rate|increase|histogram_quantile|vector|by|on|and|or)$/;

/** Labels that Prometheus adds to every series. */
const ADDED_LABELS = ['job', 'instance'];

/** The metrics, other than records, and the labels that a rule refers to. */
function askedBy({ expr, annotations }: Rule) {
  const selectors = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, metric = '', matchers = '']) => ({ metric, matchers }));
  const bare = expr
    .replaceAll(/\w+\{[^}]*\}|\b(?:by|on) \([^)]*\)|\[\w+\]/g, '')
    .match(/[a-z_][\w:]*/g)
    ?.filter((word) => !WORDS.test(word) && !records.includes(word));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
  const printed = [...(annotations?.summary ?? '').matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
  return {
    selectors: [...selectors, ...(bare ?? []).map((metric) => ({ metric, matchers: '' }))],
    labels: [...grouped, ...printed].filter((label) => !ADDED_LABELS.includes(label)),
  };
}

test.describe('the metrics', () => {
  test('count every response of the gateway by part and status and cover everything the alerts and the dashboard use', async ({
    ownStack,
  }) => {
    const stack = await ownStack({ env: { RATE_LIMIT_PER_MINUTE: '3' } });
    const counting = await stack.startMetrics();

    for (const address of [
      '/about-us',
      '/about-us/',
      '/private-path?secret=1',
      '/metrics',
      '/%E0%A4%A',
      '/assets/favicon.svg',
      '/api/states',
    ])
      await ask(stack.url, address);
    await ask(stack.url, '/', { method: 'DELETE' });
    await askForEstimate(stack.url);
    for (const kind of ['load', 'script', 'integrity']) await report(stack.url, kind);
    await reportViolation(stack.url);
    for (let time = 0; time < 3; time += 1) await askForEstimate(stack.url);
    await askForEstimate(stack.url, 'x'.repeat(5000));
    await stack.interrupt('mf-guides');
    for (const remote of ['guides', 'main-calculator']) await ask(stack.url, `/mf/${remote}/remoteEntry.js`);

    await expect
      .poll(() => requestsAt(stack.metrics.gateway))
      .toEqual({
        'pages 200': 1,
        'pages 308': 1,
        'pages 400': 1,
        'pages 404': 2,
        'pages 405': 1,
        'shell 200': 1,
        'api 200': 4,
        'api 204': 4,
        'api 413': 1,
        'api 429': 1,
        'mf-guides 502': 1,
        'mf-main-calculator 200': 1,
      });
    await stack.render('mf-main-calculator');
    const pages = async () => (await seriesAt(stack.metrics.gateway)).find(({ metric }) => metric === 'bracketwise_pages_current');
    await expect.poll(pages).toEqual({ metric: 'bracketwise_pages_current', labels: { remote: 'mf-main-calculator' }, value: 1 });
    const series = (await Promise.all([stack.metrics.gateway, ...stack.metrics.api].map(seriesAt))).flat();

    // Every response has a duration, however short.
    const times = series.filter(({ metric }) => metric.startsWith('bracketwise_gateway_request_seconds'));
    const timesOf = (metric: string, le?: string) =>
      Object.fromEntries(
        times
          .filter((each) => each.metric === `bracketwise_gateway_request_seconds_${metric}` && each.labels.le === le)
          .map(({ labels: { part = '' }, value }) => [part, value]),
      );
    const answered = { pages: 6, shell: 1, api: 10, 'mf-guides': 1, 'mf-main-calculator': 1 };
    expect(timesOf('count')).toEqual(answered);
    expect(timesOf('bucket', '10')).toEqual(answered);
    for (const seconds of Object.values(timesOf('sum'))) expect(seconds).toBeGreaterThan(0);

    for (const rule of [...rules, ...panels]) {
      const { selectors, labels } = askedBy(rule);
      const name = nameOf(rule);
      expect(selectors.length > 0 || records.some((record) => rule.expr.includes(record)), name).toBe(true);
      for (const { metric, matchers } of selectors) {
        if (metric === 'up') continue; // Prometheus' own metric
        const exposed = series.filter((each) => each.metric === metric);
        expect(exposed.length, `${metric} of ${name}`).toBeGreaterThan(0);
        const known = Object.keys(exposed[0]?.labels ?? {});
        expect(known, `${metric} of ${name}`).toEqual(
          expect.arrayContaining([
            ...labels,
            ...[...matchers.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label).filter((label) => !ADDED_LABELS.includes(label)),
          ]),
        );
        for (const [label, value] of Object.entries(labelsIn(matchers)).filter(([each]) => !ADDED_LABELS.includes(each)))
          expect(
            exposed.map(({ labels: own }) => own[label]),
            `${label} of ${name}`,
          ).toContain(value);
      }
    }

    // mtail's other endpoints are unreachable, and it listens on no port.
    for (const address of ['/', '/debug/pprof/', '/progz', '/metrics/', '/logz'])
      expect((await fetch(new URL(address, stack.metrics.gateway))).status, address).toBe(404);
    expect(execFileSync('ss', ['--listening', '--tcp', '--processes', '--no-header'], { encoding: 'utf8' })).not.toContain(
      `pid=${counting.pid},`,
    );

    // The gateway also works while nothing counts.
    await counting.stop();
    expect((await ask(stack.url, '/about-us')).status).toBe(200);
    await stack.startMetrics();
    // It listens before it has opened the log, and does not count what is written until then.
    const counted = async () => {
      await ask(stack.url, '/assets/favicon.svg');
      return (await requestsAt(stack.metrics.gateway))['shell 200'] ?? 0;
    };
    await expect.poll(counted).toBeGreaterThan(0);
  });
});

test.describe('the alert rules', () => {
  test('have a runbook each', () => {
    const runbooks = readdirSync(path.join(ROOT, 'docs/runbooks')).map((file) => path.parse(file).name);
    expect(runbooks.toSorted()).toEqual(rules.flatMap(({ alert }) => alert ?? []).toSorted());
  });

  test('have the limits that the dashboard draws, and its panels ask for what is recorded', () => {
    const asked = panels.map(({ expr }) => expr);
    for (const record of asked.flatMap((expr) => expr.match(/bracketwise:[\w:]+/g) ?? [])) expect(records).toContain(record);
    const drawn = [...read('deploy/dashboards/bracketwise.json').matchAll(/"color": "red",\s+"value": ([\d.]+)/g)].map(([, limit]) =>
      Number(limit),
    );
    const limitOf = (name: string) => Number(/> ([\d.]+)/.exec(rules.find(({ alert }) => alert === name)?.expr ?? '')?.[1]);
    const share = Number(/of which (\d+) % are used/.exec(read('docs/scaling.md'))?.[1]) / 100;
    expect(drawn).toEqual([
      ...['CalculationsFailSlowly', 'PartAnswersTooSeldom', 'CalculationsAreSlow', 'AnswersAreSlow'].map(limitOf),
      share,
    ]);
  });

  test('each have a test where they fire and one where they do not', () => {
    const { tests } = parse(read('deploy/alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
    };
    const asked = tests.flatMap((each) => each.alert_rule_test);
    for (const fires of [true, false]) {
      const alerts = asked.filter(({ exp_alerts }) => exp_alerts.length > 0 === fires).map(({ alertname }) => alertname);
      expect([...new Set(alerts)].toSorted()).toEqual(rules.flatMap(({ alert }) => alert ?? []).toSorted());
    }
  });

  test('use the job names of deploy/prometheus.yml, which scrapes every part with metrics', () => {
    const { rule_files: files, scrape_configs: jobs } = parse(read('deploy/prometheus.yml')) as {
      rule_files: string[];
      scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    expect(files).toEqual(['alerts.yml']);
    const asked = rules.flatMap((rule) => askedBy(rule).selectors.map(({ matchers }) => labelsIn(matchers).job));
    expect(jobs.map(({ job_name: job }) => job)).toEqual(expect.arrayContaining(asked.filter(Boolean)));
    const targets = jobs.flatMap(({ dns_sd_configs: found }) => found.flatMap(({ names, port }) => names.map((name) => ({ name, port }))));
    expect(targets).toEqual(
      composeParts
        .filter(({ environment }) => environment.METRICS_PORT)
        // `configure` writes the gateway's configuration.
        .map(({ name, environment }) => ({ name: name === 'configure' ? 'gateway' : name, port: Number(environment.METRICS_PORT) }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    );
  });
});
