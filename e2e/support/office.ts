import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { TERMINAL } from './site.ts';

const PASSWORD = 'a long enough password';

/** Returns the data folder of the journeys' site. */
export const journeysFolder = () => join(dirname(process.env[TERMINAL] ?? ''), 'data');

/** Returns the output of the office's command-line tool for the site of this folder. */
export const office = (dataFolder: string, ...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/office.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataFolder },
    encoding: 'utf8',
  });

/**
 * Makes a staff member with these roles who has logged in with both steps in the page's browser. Returns the
 * authenticator's secret.
 */
export const enterAsStaff = (
  page: Page,
  email: string,
  roles: string,
  dataFolder = journeysFolder(),
): Promise<string> => enterAsNamedStaff(page, { email, roles, name: 'Mita' }, dataFolder);

/** Makes the same staff member with a given name, so that colleagues can choose this person from a list. */
export async function enterAsNamedStaff(
  page: Page,
  { email, roles, name }: { email: string; roles: string; name: string },
  dataFolder = journeysFolder(),
): Promise<string> {
  const printed = office(dataFolder, 'staff', 'add', email, '--name', name, '--roles', roles);
  const token = /token=([\w-]+)/.exec(printed)?.[1] ?? '';
  const ask = async (call: string, multipart: Record<string, string> = {}) =>
    (await page.request.post(`/api/office/${call}`, { multipart })).json();
  await ask('join', { token, password: PASSWORD });
  const { secret } = await ask('showfactor');
  await ask('setfactor', { code: freshCode(secret, 0) });
  return secret;
}

/** How long a code of the authenticator is valid. */
const STEP_MS = 30_000;

/** Returns an authenticator code, this many half minutes from now: the next one is certainly unused. */
export const freshCode = (secret: string, steps = 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Returns the links to the office's pages: beside the page, or on a phone in the opened menu. */
export async function openRooms(page: Page): Promise<Locator> {
  const rooms = page.getByRole('navigation', { name: /^(Office pages|অফিসের পাতা)$/ });
  const menu = page.locator('summary').filter({ hasText: /^(Office pages|অফিসের পাতা): / });
  if (await menu.isVisible()) await menu.click();
  return rooms;
}
