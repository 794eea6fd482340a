import { randomInt } from 'node:crypto';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { insertCode } from './invitations.queries.ts';

/** Number of digits of a code. */
const DIGITS = 6;
/** Number of different codes. */
const CODES = 10 ** DIGITS;

/** Returns the keyed hash of an invitation's code. Only the hash is stored, not the code. */
export const hashOfCode = ({ keyedHash }: Pick<DomainServices, 'keyedHash'>, phone: string, code: string): Buffer =>
  keyedHash(`invitation ${phone} ${code}`);

/**
 * Makes a code for an invitation, which is valid for some minutes, stores its hash and returns the code. Earlier codes
 * stay valid until they expire.
 */
export async function makeInvitationCode(
  services: Pick<DomainServices, 'db' | 'keyedHash'>,
  { id, phone }: { id: number; phone: string },
  minutes: number,
): Promise<string> {
  const code = String(randomInt(CODES)).padStart(DIGITS, '0');
  await insertCode(services.db, { invitationId: id, codeHash: hashOfCode(services, phone, code), minutes });
  return code;
}
