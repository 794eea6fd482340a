import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normalPhone } from '#contract/dial.ts';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { replaceReset } from '#server/domain/passwords/password-resets.queries.ts';
import { hashToken } from '#server/http/session.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

const TOKEN_BYTES = 32;

/** A link with which a holder sets a new password, and when it expires. */
export interface ResetLink extends AccountProfile {
  url: string;
  expires: Date;
}

/**
 * Makes a link that sets a new password once, within a day. It replaces the account's earlier link. Returns undefined
 * for an unknown phone.
 */
export async function makeResetLink(
  db: Kysely<Database>,
  phone: string,
  siteUrl: string,
): Promise<ResetLink | undefined> {
  const account = await profilesOfPhone(db, normalPhone(phone)).orderBy('p.joined_at').executeTakeFirst();
  if (account === undefined) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires = await replaceReset(db, account.accountId, hashToken(token));
  return { ...account, url: `${siteUrl}/reset-password?token=${token}`, expires };
}
