import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normalPhone } from '#contract/phone.ts';
import type { Database } from '#server/db/tables.ts';
import { hashToken } from '#server/door/session.ts';
import { replaceReset } from '#server/passwords/password-resets.queries.ts';
import { findByPhone } from './members.queries.ts';

export interface ResetLink {
  profileId: string;
  url: string;
  expires: Date;
}

/** A link that sets a new password once, within a day; it takes the place of the member's link before. */
export async function makeResetLink(
  db: Kysely<Database>,
  phone: string,
  siteUrl: string,
): Promise<ResetLink | undefined> {
  const profileId = await findByPhone(db, normalPhone(phone));
  if (profileId === undefined) return undefined;
  const token = randomBytes(32).toString('base64url');
  const expires = await replaceReset(db, profileId, hashToken(token));
  return { profileId, url: `${siteUrl}/reset-password?token=${token}`, expires };
}
