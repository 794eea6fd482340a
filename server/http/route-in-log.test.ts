import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as disability from '#contract/disability.ts';
import * as haemoglobin from '#contract/haemoglobin.ts';
import * as health from '#contract/health.ts';
import * as pairCheck from '#contract/pair-check.ts';
import * as pairConsent from '#contract/pair-check-consent.ts';
import * as sealedWords from '#contract/sealed-words.ts';
import { routeInLog } from './route-in-log.ts';

const isCall = (value: unknown): value is Pick<Call, 'path'> =>
  typeof value === 'object' && value !== null && 'path' in value && 'form' in value;
/** Which families somebody would welcome says nothing of their own health. */
const ABOUT_OTHERS = ['updatewelcome'];
const paths = [disability, haemoglobin, health, pairCheck, pairConsent, sealedWords].flatMap((room) =>
  Object.values(room)
    .filter(isCall)
    .map(({ path }) => path)
    .filter((path) => !ABOUT_OTHERS.includes(path)),
);

test.each([...new Set(paths)])('the log does not name the call %s, which is about health', (path) => {
  expect(routeInLog(`/api/${path}`)).toBe('apart');
});

test('other routes are named', () => {
  expect(paths.length).toBeGreaterThan(8);
  expect(routeInLog('/healthz')).toBe('/healthz');
  expect(routeInLog('/api/showprofile')).toBe('/api/showprofile');
  expect(routeInLog(undefined)).toBe('none');
});
