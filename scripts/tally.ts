/** The result of a test runner. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of failed tests, as far as known. */
  failures?: string[];
  /** The names of tests that passed on retry. */
  secondTries?: string[];
}

/** The parts of Vitest's JSON report that we read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: VitestCase[] }[];
}

interface VitestCase {
  status: string;
  fullName: string;
  /** From all attempts. */
  failureMessages: string[];
}

/** The parts of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads Vitest's report. A file that failed before its first test counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const namesOfTests = (isWanted: (test: VitestCase) => boolean) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isWanted).map(({ fullName }) => `${name} › ${fullName}`),
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...brokenFiles.map(({ name }) => name), ...namesOfTests(({ status }) => status === 'failed')],
    secondTries: namesOfTests(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  };
}

/** Reads Playwright's report. A journey that passed on retry counts as passed, and is named. */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: namesOfJourneys(suites, ({ ok }) => !ok),
    secondTries: namesOfJourneys(suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
  };
}

function namesOfJourneys(
  suites: PlaywrightSuite[],
  isWanted: (spec: PlaywrightSuite['specs'][number]) => boolean,
): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) =>
    [...specs.filter(isWanted).map((spec) => spec.title), ...namesOfJourneys(inner, isWanted)].map(
      (name) => `${title} › ${name}`,
    ),
  );
}

/** Counts one more failure for a runner without tests, or with an error exit code and no failed test. */
export function withSilentFailure(tally: Tally, exitCode: number): Tally {
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  const isBrokenSilently = exitCode !== 0 && tally.failed === 0;
  return isEmpty || isBrokenSilently ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** Adds up the results of several runners. */
export function addUp(tallies: Tally[]): Required<Tally> {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[], secondTries: [] as string[] };
  for (const { passed, failed, skipped, failures = [], secondTries = [] } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures);
    sum.secondTries.push(...secondTries);
  }
  return sum;
}
