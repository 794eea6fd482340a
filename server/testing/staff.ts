import { Secret, TOTP } from 'otpauth';
import type { StaffRole } from '#contract/staff/roles.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { makeOffice } from './office.ts';

/** The password of all staff members that tests make. */
export const PASSWORD = 'a long enough password';

const HALF_MINUTE_MS = 30_000;

/** Returns an authenticator's code, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * HALF_MINUTE_MS });

/** The number of staff members made so far, which makes their addresses unique. */
let staffCount = 0;

/**
 * Makes a logged-in staff member with a second factor (`secret` is the authenticator's) that was set two days ago. All
 * its codes are unused.
 */
export async function makeStaff(
  app: TestApp,
  roles: readonly StaffRole[],
): Promise<{ id: number; email: string; secret: string; client: TestClient }> {
  staffCount += 1;
  const email = `person${staffCount}@trust.example`;
  const name = `Person ${staffCount}`;
  const { stdout } = await makeOffice(app)('staff', 'add', email, '--name', name, '--roles', roles.join());
  const client = app.client();
  await client.call('office/join', { token: /token=([\w-]+)/.exec(stdout)?.[1] ?? '', password: PASSWORD });
  const { secret } = Object((await client.call('office/showfactor')).body);
  await client.call('office/setfactor', { code: codeOf(secret) });
  const { rows } = await app.pool.query<{ id: number }>(
    "update staff set factor_step = 0, factor_set_at = now() - interval '2 days' where email = $1 returning id",
    [email],
  );
  return { id: rows[0]?.id ?? 0, email, secret, client };
}
