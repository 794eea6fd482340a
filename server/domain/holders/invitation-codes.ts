import { randomInt } from 'node:crypto';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { insertCode } from './invitations.queries.ts';

const DIGITS = 6;
const CODES = 10 ** DIGITS;

/** Returns the keyed hash of an invitation's code, which is all that is stored. */
export const hashOfCode = ({ keyedHash }: Pick<DomainServices, 'keyedHash'>, phone: string, code: string): Buffer =>
  keyedHash(`invitation ${phone} ${code}`);

/** Makes and stores a code for an invitation, and returns it. Earlier codes stay valid until they expire. */
export async function makeInvitationCode(
  services: Pick<DomainServices, 'db' | 'keyedHash'>,
  { id, phone }: { id: number; phone: string },
  minutes: number,
): Promise<string> {
  const code = String(randomInt(CODES)).padStart(DIGITS, '0');
  await insertCode(services.db, { invitationId: id, codeHash: hashOfCode(services, phone, code), minutes });
  return code;
}
