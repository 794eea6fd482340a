import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/http/session.ts';

const TOKEN_BYTES = 32;

/** Makes a token for the link by which a member of staff joins, and the hash that is stored. */
export function newJoining(): { token: string; joinHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, joinHash: hashToken(token) };
}

/** Returns the link by which a member of staff joins; it contains the token, which is stored nowhere. */
export const joiningLink = (siteUrl: string, token: string): string => `${siteUrl}/office/join?token=${token}`;
