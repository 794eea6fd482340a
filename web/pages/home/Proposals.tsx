import { useActionData } from 'react-router';
import type { Proposal } from '#contract/proposals.ts';
import { isProposalDeed, proposalDeeds } from '#web/features/proposals/proposals.actions.ts';
import { proposalsTexts } from '#web/features/proposals/proposals.texts.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import { Reasons, Who } from './Reasons.tsx';
import styles from './WeeklyIntroduction.module.css';

const { Deed } = proposalDeeds;
/** The id of the part of the page that shows the proposals and the result. */
const PLACE = 'proposals';

/** The proposals of the trust or of a melan to this family, with the result of the last answer. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  const hasResult = isProposalDeed(useActionData<FormResult>()?.deed);
  if (proposals.length === 0 && !hasResult) return null;
  return (
    <div id={PLACE} className={styles.several}>
      {hasResult && <DeedNotice />}
      {proposals.map((proposal) => (
        <OneProposal key={proposal.match.member.memberId} {...proposal} />
      ))}
    </div>
  );
}

/** One proposal: the family, the reason for it, the reasons of both sides, and the three answers. */
export function OneProposal(proposal: Proposal) {
  const t = useTexts(proposalsTexts);
  const { match, origin, why, by, answer } = proposal;
  return (
    <section className={styles.week}>
      <h2>{origin === 'desk' ? t.headingDesk : t.headingMelan}</h2>
      <Who member={match.member} />
      {why !== '' && (
        <div>
          <p className={styles.soft}>{by === '' ? t.byTrust : t.by(by)}</p>
          <p>{why}</p>
        </div>
      )}
      {answer !== 'no' && <Reasons match={match} />}
      <Answers {...proposal} />
    </section>
  );
}

/** The answer that was given, and the answers that are still possible. */
function Answers({ match, answer, isAsked, isCandidates, heard, endsAt }: Proposal) {
  const t = useTexts(proposalsTexts);
  const language = useLanguage();
  const { isBeside } = useMember();
  const member = match.member.memberId;
  const deedProps = (said: 'yes' | 'no' | 'later') => ({ member, at: PLACE, sent: { answer: said } });
  if (isBeside && isCandidates) return <p role="status">{t.byCandidate}</p>;
  if (isBeside && isAsked) return <p role="status">{t.askedOther}</p>;
  return (
    <>
      {isAsked && <p className={styles.said}>{t.askedSelf}</p>}
      {answer !== '' && (
        <p role="status" className={styles.said}>
          {t[`said_${answer}`]}
        </p>
      )}
      {answer !== '' && heard !== '' && <p className={styles.soft}>{heard === 'call' ? t.heardCall : t.heardSlip}</p>}
      <div className={styles.answers}>
        {answer !== 'yes' && <Deed deed="proposalYes" label={t.yes} look="primary" {...deedProps('yes')} />}
        {answer !== 'no' && <Deed deed="proposalNo" label={t.no} {...deedProps('no')} />}
        {answer !== 'later' && <Deed deed="proposalLater" label={t.later} look="quiet" {...deedProps('later')} />}
      </div>
      <p className={styles.soft}>
        {t.until(dayInIndia(endsAt, language))} {t.follows}
      </p>
    </>
  );
}
