import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/http/session.ts';

/** Makes a token for the link by which a member of staff joins, and the hash that is stored. */
export function newJoining(): { token: string; joinHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, joinHash: hashToken(token) };
}

export const joiningLink = (siteUrl: string, token: string): string => `${siteUrl}/office/join?token=${token}`;
