import type { Language } from '#contract/choices.ts';
import { NOTICES, type NoticeView } from '#contract/notices.ts';
import { noticesTexts } from './notices.texts.ts';

type Said = Pick<NoticeView, 'kind' | 'isOurs' | 'member' | 'closed'>;

/** What a notice says, in the reader's language. */
export function sayNotice({ kind, isOurs, member, closed }: Said, language: Language): string {
  const t = noticesTexts[language];
  const text = kind === 'interestExpiring' && isOurs ? t.oursExpiring : t[kind];
  const said = typeof text === 'string' ? text : text(member?.name ?? '');
  return closed ? `${said} ${t.ofClosed(closed)}` : said;
}

/** Where its next step is. */
export function nextStepOf({ kind, isOurs, member }: Omit<Said, 'closed'>): string {
  if (member && (kind === 'interestAccepted' || kind === 'pairCheckAgreed'))
    return `/matching-profile/${member.memberId}`;
  const { page } = NOTICES[kind];
  return kind === 'interestExpiring' && isOurs ? page.replace('#waiting', '#sent') : page;
}
