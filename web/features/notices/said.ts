import type { Language } from '#contract/choices.ts';
import { NOTICES, type NoticeView } from '#contract/notices.ts';
import { noticesTexts } from './notices.texts.ts';

type Said = Pick<NoticeView, 'kind' | 'isOurs' | 'interest' | 'member' | 'closed'>;

/** What a notice says, in the reader's language. */
export function sayNotice({ kind, isOurs, interest, member, closed }: Said, language: Language): string {
  const t = noticesTexts[language];
  const states = isOurs
    ? { waiting: t.oursExpiring, accepted: t.interestAccepted, declined: t.oursOver, over: t.oursOver }
    : { waiting: t[kind], accepted: t.cameAccepted, declined: t.cameDeclined, over: t.cameOver };
  const text = interest === '' ? t[kind] : states[interest];
  const said = typeof text === 'string' ? text : text(member?.name ?? '');
  return closed ? `${said} ${t.ofClosed(closed)}` : said;
}

/** Where its next step is. */
export function nextStepOf({ kind, isOurs, interest, member }: Omit<Said, 'closed'>): string {
  if (member && (kind === 'interestAccepted' || kind === 'pairCheckAgreed' || interest === 'accepted'))
    return `/matching-profile/${member.memberId}`;
  const { page } = NOTICES[kind];
  return kind === 'interestExpiring' && isOurs ? page.replace('#waiting', '#sent') : page;
}
