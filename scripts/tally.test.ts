import { expect, test } from 'vitest';
import { addUp, tallyPlaywright, tallyVitest, withSilentFailure } from './tally.ts';

const emptyTally = { passed: 0, failed: 0, skipped: 0 };

test('a runner that found no test counts as a failure', () => {
  expect(withSilentFailure(emptyTally, 0)).toEqual({ ...emptyTally, failed: 1 });
});

test('an unhandled error after passing tests counts as a failure', () => {
  expect(withSilentFailure({ ...emptyTally, passed: 7 }, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('named failures are not counted twice', () => {
  expect(withSilentFailure({ ...emptyTally, passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test('a test file that cannot be loaded is counted beside failed tests; all are named, as are tests that passed on retry', () => {
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
          { status: 'failed', fullName: 'a case', failureMessages: ['no', 'no'] },
          { status: 'passed', fullName: 'another', failureMessages: [] },
        ],
      },
      {
        name: 'unsteady.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'a case', failureMessages: ['no'] }],
      },
    ],
  };
  const failures = ['broken.test.ts', 'half.test.ts › a case'];
  const secondTries = ['unsteady.test.ts › a case'];
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2, failures, secondTries });
});

test('a journey that passed on retry is named; an error outside the journeys is a failure', () => {
  const suites = [
    {
      title: 'login.spec.ts',
      specs: [
        { title: 'in good order', ok: true, tests: [{ status: 'expected' }] },
        { title: 'on a slow machine', ok: true, tests: [{ status: 'flaky' }] },
      ],
      suites: [
        { title: 'without JavaScript', specs: [{ title: 'in none', ok: false, tests: [{ status: 'unexpected' }] }] },
      ],
    },
  ];
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: ['global setup broke'],
    suites,
  };
  const failures = ['login.spec.ts › without JavaScript › in none'];
  const secondTries = ['login.spec.ts › on a slow machine'];
  expect(tallyPlaywright(report)).toEqual({ passed: 6, failed: 2, skipped: 2, failures, secondTries });
});

test('the last line adds up all runners', () => {
  const runners = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 40, failed: 1, skipped: 2, failures: ['a case'], secondTries: ['another'] },
  ];
  expect(addUp(runners)).toEqual({
    passed: 43,
    failed: 1,
    skipped: 2,
    failures: ['a case'],
    secondTries: ['another'],
  });
});
