/** What a runner says of its tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of what failed, as far as a runner has named it. */
  failures?: string[];
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** A file that broke before its first test has no failed test to show for it: it counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name} › ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...broken.map(({ name }) => name), ...failedTests],
  };
}

/** A test that passed only at its second attempt is not a test that passed. */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(listFailures),
  };
}

function listFailures({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...own, ...suites.flatMap(listFailures)].map((name) => `${title} › ${name}`);
}

/** A runner that found no test, or ended badly without naming a failed test, counts as one failure. */
export function settle(tally: Tally, exitCode: number): Tally {
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  const isBrokenSilently = exitCode !== 0 && tally.failed === 0;
  return isEmpty || isBrokenSilently ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function addUp(tallies: Tally[]): Required<Tally> {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  for (const { passed, failed, skipped, failures = [] } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures);
  }
  return sum;
}
