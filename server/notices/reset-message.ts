import { CODE_MINUTES } from '#contract/verification.ts';
import { loadWanted } from '#server/domain/verification/codes.queries.ts';
import { makeCode, makeToken } from '#server/domain/verification/codes.ts';
import { LINKS } from '#words/links.ts';
import { smsText } from '#words/sms.ts';
import type { Message } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { siteOf } from './site.ts';

/** Hours for which a link for a new password is valid. */
const LINK_HOURS = 24;

/**
 * Makes a code for the confirmed phone or a link for the confirmed e-mail; undefined if no account has the address, or
 * if the office calls.
 */
export async function makeReset(
  services: Pick<NoticeServices, 'db' | 'codeHash' | 'config'>,
  { subjectId }: { subjectId: string },
): Promise<Message | undefined> {
  const wantedCode = await loadWanted(services.db, Number(subjectId));
  if (wantedCode === undefined || wantedCode.accountId === null) return undefined;
  if (wantedCode.phone === null || wantedCode.byOffice) return undefined;
  const language = wantedCode.language ?? 'en';
  if (wantedCode.purpose === 'reset') {
    const code = await makeCode(services, wantedCode.id);
    const text = smsText('reset', language, { code, minutes: String(CODE_MINUTES) });
    return { channel: 'sms', to: wantedCode.phone, language, subject: '', text, template: 'reset' };
  }
  const { subject, text, label } = LINKS.resetByEmail[language];
  const href = `${siteOf(services)}/reset-password?token=${await makeToken(services, wantedCode.id, LINK_HOURS)}`;
  const to = wantedCode.email ?? '';
  return { channel: 'email', to, language, subject, text: `${text}\n\n${href}`, link: { href, label } };
}
