import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { openSealedSecret } from '#server/platform/crypto/sealed-keys.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { halfMinuteOf, newRecoveryCodes, newSecret } from './factor.ts';
import { nameOfFactor } from './staff.queries.ts';

/** A code of the authenticator. Any other text is read as a recovery code. */
const AUTHENTICATOR_CODE = /^\d{6}$/;

interface Store {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/** Returns the secret of somebody's authenticator; makes one if there is none. */
export const openSecret = (store: Store, staffId: number): Promise<string> =>
  openSealedSecret(store, nameOfFactor(staffId), newSecret);

/** Whether a code of the authenticator or a recovery code is right. A right code is used up. */
export async function takeFactor(store: Store, staffId: number, code: string): Promise<boolean> {
  if (!AUTHENTICATOR_CODE.test(code)) return takeRecoveryCode(store.db, staffId, code);
  const step = halfMinuteOf(await openSecret(store, staffId), code);
  if (step === undefined) return false;
  // One statement: of two parallel uses of a code only one succeeds.
  const { numUpdatedRows } = await store.db
    .updateTable('staff')
    .set({ factor_step: step })
    .where('id', '=', staffId)
    .where('factor_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function takeRecoveryCode(db: Kysely<Database>, staffId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that the authenticator is set up and returns the recovery codes; undefined if it was set up before. */
export async function setFactorOf(db: Kysely<Database>, staffId: number): Promise<string[] | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ factor_set_at: sql<Date>`now()` })
    .where('id', '=', staffId)
    .where('factor_set_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const codes = newRecoveryCodes();
  await db
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Returns the hash of a recovery code. A random code needs no slow hash. */
const hashOf = (code: string): Buffer => hash('sha256', code, 'buffer');
