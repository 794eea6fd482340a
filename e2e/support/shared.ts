import type { ChromiumOfTwoFaces } from '../chromium.ts';

/** Data that the global setup prepares once for every worker. */
export interface Shared {
  url: string;
  powerLinkKey: string;
  chromium: ChromiumOfTwoFaces;
}

/** The name of the environment variable that holds the data as JSON. */
const VARIABLE = 'E2E_SHARED';

/** Returns the data; undefined before the global setup. */
export function readShared(): Shared | undefined {
  const text = process.env[VARIABLE];
  return text ? JSON.parse(text) : undefined;
}

/** Stores the data in the environment: workers inherit the environment of the process that ran the global setup. */
export function writeShared(shared: Shared) {
  process.env[VARIABLE] = JSON.stringify(shared);
}
