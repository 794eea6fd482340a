import { INVITATION_CODE_DAYS } from '#contract/invitations.ts';
import { makeInvitationCode } from '#server/domain/holders/invitation-codes.ts';
import { findWaiting } from '#server/domain/holders/invitations.queries.ts';
import { smsText } from '#words/sms.ts';
import type { Message, Wanted } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { hostOf } from './site.ts';

/** A code for an invitation that waits, in the language of the holder who invites. */
export async function makeInvitation(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  const invitation = await findWaiting(services.db, Number(subjectId));
  if (invitation === undefined) return undefined;
  const { phone, language } = invitation;
  const code = await makeInvitationCode(services, invitation, INVITATION_CODE_DAYS * 24 * 60);
  const text = smsText('invitation', language, { code, site: hostOf(services) });
  return { channel: 'sms', to: phone, language, subject: '', text, template: 'invitation' };
}
