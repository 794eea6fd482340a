import type { Language } from '#contract/choices.ts';
import type { NoticeView } from '#contract/notices.ts';
import { noticesTexts } from './notices.texts.ts';

type Said = Pick<NoticeView, 'kind' | 'isOurs' | 'member'>;

/** What a notice says, in the reader's language. */
export function sayNotice({ kind, isOurs, member }: Said, language: Language): string {
  const t = noticesTexts[language];
  const text = kind === 'interestExpiring' && isOurs ? t.oursExpiring : t[kind];
  return typeof text === 'string' ? text : text(member?.name ?? '');
}

const INBOX = '/matching-profile/inbox';
const PASSWORD = '/change-password';

/** Where its next step is. */
export function nextStepOf({ kind, isOurs, member }: Said): string {
  switch (kind) {
    case 'interestReceived':
    case 'interestExpiring':
      return `${INBOX}#${isOurs ? 'sent' : 'waiting'}`;
    case 'interestAccepted':
    case 'pairCheckAgreed':
      return member ? `/matching-profile/${member.memberId}` : INBOX;
    case 'contactOpened':
      return `${INBOX}#accepted`;
    case 'powerLinkOpened':
    case 'passwordChanged':
    case 'phoneChanged':
    case 'emailChanged':
    case 'newBrowser':
      return PASSWORD;
    case 'weeklyFits':
      return '/matching-profile?order=newest';
    case 'stillLooking':
    case 'addressFails':
      return '/matching-profile/settings';
    default:
      return '/dashboard';
  }
}
