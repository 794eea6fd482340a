/** What a runner says of its tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A file that broke before its first test has no failed test to show for it: it counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only at its second attempt is not a test that passed. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** A runner that found no test, or ended badly without naming a failed test, counts as one failure. */
export function settle(tally: Tally, exitCode: number): Tally {
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  const isBrokenSilently = exitCode !== 0 && tally.failed === 0;
  return isEmpty || isBrokenSilently ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function addUp(tallies: Tally[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
  }
  return sum;
}
