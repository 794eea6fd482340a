import type { Language } from '#contract/choices.ts';
import { CODE_MINUTES } from '#contract/verification.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { smsText } from '#words/sms.ts';
import { loadWanted } from './codes.queries.ts';
import { makeCode } from './codes.ts';

interface PhoneCode {
  channel: 'sms';
  to: string;
  language: Language;
  subject: '';
  text: string;
  template: 'phone-code';
}

/**
 * Makes a code for the verification with the number `subjectId`, and returns the message for the phone. Undefined if
 * the office calls instead, or nobody waits for a code any more.
 */
export async function makePhoneCode(
  services: Pick<DomainServices, 'db' | 'codeHash'>,
  { subjectId }: { subjectId: string },
): Promise<PhoneCode | undefined> {
  const verification = await loadWanted(services.db, Number(subjectId));
  if (verification === undefined || verification.byOffice) return undefined;
  const to = verification.purpose === 'claim' ? verification.phone : verification.contact;
  if (to === null) return undefined;
  const code = await makeCode(services, verification.id);
  const language = verification.language ?? 'en';
  const text = smsText('phone-code', language, { code, minutes: String(CODE_MINUTES) });
  return { channel: 'sms', to, language, subject: '', text, template: 'phone-code' };
}
