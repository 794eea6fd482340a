import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { returnReasonIn } from '#words/choices/approvals.ts';
import { number } from '#words/numbers.ts';
import { notYetShownTexts } from './not-yet-shown.texts.ts';

/** The longest time in hours that is shown in hours. Longer times are shown in days. */
const LONGEST_IN_HOURS = 48;
const HOURS_PER_DAY = 24;

/**
 * The conditions that a profile still waits for before others see it. `children`: the reader's next action, or a link
 * to it.
 */
export function NotYetShown({
  office,
  candidate,
  call,
  usualHours,
  returnedFor: returned,
  sentBack,
  children,
}: WaitingToBeShown & { children?: ReactNode }) {
  const t = useTexts(notYetShownTexts);
  // A server of the former version sends only `sentBack`.
  const returnedFor = returned ?? sentBack;
  const language = useLanguage();
  const { isCandidate, profileId } = useMember();
  function usualTime(hours: number) {
    if (hours <= LONGEST_IN_HOURS) return t.usually(number(hours, language));
    return t.usuallyDays(number(Math.ceil(hours / HOURS_PER_DAY), language));
  }
  if (returnedFor)
    return (
      <Notice tone="info" title={t.returned}>
        <p>{returnReasonIn(returnedFor, language)}</p>
        <p>{t.returnedText}</p>
        {children ?? <Link to="/matching-profile">{t.see}</Link>}
      </Notice>
    );
  const candidateTitle = isCandidate ? t.yours : t.candidate;
  return (
    <Notice tone="info" title={office ? t.office : candidateTitle}>
      {office && (
        <p>
          {t.officeText} {usualHours !== null && usualTime(usualHours)}
        </p>
      )}
      {call && <p>{t.call}</p>}
      {candidate && (
        <p>
          {isCandidate ? t.ownYes : t.candidateText}{' '}
          {isCandidate ? (
            <Link to={`/matching-profile/${profileId}`}>{t.ownCard}</Link>
          ) : (
            <Link to="/matching-profile/family">{t.invite}</Link>
          )}
        </p>
      )}
      <p>{t.meanwhile}</p>
      {children}
    </Notice>
  );
}
