import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { TERMINAL } from './site.ts';

const PASSWORD = 'a long enough password';

/** Where the journeys' site keeps what it knows. */
const journeysFolder = () => join(dirname(process.env[TERMINAL] ?? ''), 'data');

/** What the terminal of the office prints, at the site of this folder. */
const office = (dataFolder: string, ...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/office.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataFolder },
    encoding: 'utf8',
  });

/** Makes somebody of the office with these roles, who has come in by both steps in the page's browser. */
export async function comeIn(page: Page, email: string, roles: string, dataFolder = journeysFolder()): Promise<void> {
  const printed = office(dataFolder, 'staff', 'add', email, '--name', 'Mita', '--roles', roles);
  const token = /token=([\w-]+)/.exec(printed)?.[1] ?? '';
  const ask = async (call: string, multipart: Record<string, string> = {}) =>
    (await page.request.post(`/api/office/${call}`, { multipart })).json();
  await ask('join', { token, password: PASSWORD });
  const { secret } = await ask('showfactor');
  await ask('setfactor', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
}
