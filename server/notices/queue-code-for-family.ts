import type { Kysely } from 'kysely';
import { insertVerification } from '#server/domain/verification/codes.queries.ts';
import { maySend } from '#server/domain/verification/sending-limits.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { NoticeServices } from './notice-services.ts';
import { intend } from './tell.queries.ts';

interface FamilyPhone extends AccountProfile {
  phone: string;
  /** Whether the office reads the code out even if a message would reach the phone. */
  isCalled: boolean;
}

/**
 * Queues a code for a family that has not logged in yet, in the caller's transaction. If it cannot be sent, the office
 * calls.
 */
export async function queueCodeForFamily(
  services: NoticeServices,
  transaction: Kysely<Database>,
  { accountId, profileId, phone, isCalled }: FamilyPhone,
): Promise<void> {
  const byOffice = isCalled || !(await maySend(services, phone));
  const wantedCode = { asker: { accountId, profileId }, purpose: 'phone', contact: phone } as const;
  const id = await insertVerification(transaction, wantedCode, byOffice);
  const noticeId = await intend(transaction, { kind: 'phone-code', subjectId: String(id), accountId });
  if (byOffice) await noteDelivery(transaction, { noticeId, channel: 'office', state: 'created' });
}
