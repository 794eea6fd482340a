import type { ReturnedDraft } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import type { showTelling } from '#contract/notification-settings.ts';
import type { showPause } from '#contract/pause.ts';
import { dayInIndia, digits, number } from '#words/numbers.ts';
import type { settingsTexts } from './settings.texts.ts';

type Texts = typeof settingsTexts.en;

/** Describes the current notification channels and their language. */
export function channelsNow(telling: ReturnedDraft<typeof showTelling>, t: Texts): string {
  const { sms, email, push, hasSms, hasEmail, hasBrowser, isPhoneConfirmed, isEmailConfirmed, language } = telling;
  const ways = [
    sms === 'Yes' && hasSms && isPhoneConfirmed && t.bySms,
    email === 'Yes' && hasEmail && isEmailConfirmed && t.byEmail,
    push === 'Yes' && hasBrowser && t.byPush,
  ].filter((way) => way !== false);
  return t.now(`${ways.join(', ') || t.onSite}; ${language === 'bn' ? t.inBengali : t.inEnglish}`);
}

/** Describes how many families are hidden or blocked. */
export function avoidedNow(
  counts: Record<'hidden' | 'blocked' | 'numbers', number>,
  t: Texts,
  language: Language,
): string {
  const kinds = (['hidden', 'blocked', 'numbers'] as const).filter((kind) => counts[kind] > 0);
  return t.now(kinds.map((kind) => t[`${kind}Now`](number(counts[kind], language))).join(', ') || t.nobodyApart);
}

type Reached = Pick<ReturnedDraft<typeof showTelling>, 'phone' | 'emailAddress'>;

/** Describes the login phone and the e-mail address. */
export const accountNow = ({ phone, emailAddress }: Reached, t: Texts, language: Language): string =>
  t.now([t.phoneNow(digits(phone, language)), emailAddress].filter(Boolean).join('; '));

/** Describes whether the profile is visible, or since when it is hidden. */
export function shownNow(
  { kind, since, isShown }: Pick<ReturnedDraft<typeof showPause>, 'kind' | 'since'> & { isShown: boolean },
  t: Texts,
  language: Language,
): string {
  if (kind === '') return t.now(isShown ? t.shownNow : t.notShownNow);
  return t.now(t[`${kind}Now`](since && dayInIndia(since, language)));
}
