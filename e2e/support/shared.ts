import type { ChromiumOfTwoFaces } from '../chromium.ts';

/** Data that the global setup prepares once for every worker. */
export interface Shared {
  url: string;
  powerLinkKey: string;
  chromium: ChromiumOfTwoFaces;
}

const key = 'E2E_SHARED';

export function readShared(): Shared | undefined {
  const text = process.env[key];
  return text ? JSON.parse(text) : undefined;
}

/** Workers inherit the environment of the process that ran the global setup. */
export function writeShared(shared: Shared) {
  process.env[key] = JSON.stringify(shared);
}
