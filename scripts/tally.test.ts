import { expect, test } from 'vitest';
import { addUp, settle, tallyPlaywright, tallyVitest } from './tally.ts';

const quiet = { passed: 0, failed: 0, skipped: 0 };

test('a runner that found no test counts as a failure', () => {
  expect(settle(quiet, 0)).toEqual({ ...quiet, failed: 1 });
});

test('an unhandled error after passing tests counts as a failure', () => {
  expect(settle({ ...quiet, passed: 7 }, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('failures that were named are not counted twice', () => {
  expect(settle({ ...quiet, passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test('a test file that cannot be loaded counts beside the failed tests of the others, and all are named', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'half.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a case' },
          { status: 'passed', fullName: 'another' },
        ],
      },
      { name: 'good.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a case' }] },
    ],
  };
  const failures = ['broken.test.ts', 'half.test.ts › a case'];
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2, failures });
});

test('a journey that passed only when repeated, and an error outside the journeys, are failures', () => {
  const suites = [
    {
      title: 'login.spec.ts',
      specs: [{ title: 'in good order', ok: true }],
      suites: [{ title: 'without JavaScript', specs: [{ title: 'in none', ok: false }] }],
    },
  ];
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: ['global setup broke'],
    suites,
  };
  const failures = ['login.spec.ts › without JavaScript › in none'];
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2, failures });
});

test('the last line adds up all runners', () => {
  const runners = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 40, failed: 1, skipped: 2, failures: ['a case'] },
  ];
  expect(addUp(runners)).toEqual({ passed: 43, failed: 1, skipped: 2, failures: ['a case'] });
});
