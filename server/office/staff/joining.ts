import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/http/session.ts';

/** A token for the link by which somebody of the office joins, and what is kept of it. */
export function newJoining(): { token: string; joinHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, joinHash: hashToken(token) };
}

export const joiningLink = (siteUrl: string, token: string): string => `${siteUrl}/office/join?token=${token}`;
