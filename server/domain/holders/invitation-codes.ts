import { randomInt } from 'node:crypto';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { insertCode } from './invitations.queries.ts';

const CODES = 1_000_000;

/** Returns the keyed hash of an invitation's code, which is all that is stored. */
export const hashOfCode = ({ keyedHash }: Pick<DomainServices, 'keyedHash'>, phone: string, code: string): Buffer =>
  keyedHash(`invitation ${phone} ${code}`);

/** Makes a code for an invitation. Earlier codes stay valid until they expire. */
export async function makeInvitationCode(
  services: Pick<DomainServices, 'db' | 'keyedHash'>,
  { id, phone }: { id: number; phone: string },
  minutes: number,
): Promise<string> {
  const code = String(randomInt(CODES)).padStart(6, '0');
  await insertCode(services.db, { invitationId: id, codeHash: hashOfCode(services, phone, code), minutes });
  return code;
}
