import { Link, useActionData } from 'react-router';
import type { Introduced } from '#contract/weekly-introduction.ts';
import { isQuietDeed } from '#web/features/home/quiet-questions.actions.ts';
import { isProposalDeed } from '#web/features/proposals/proposals.actions.ts';
import { WEEKLY_PRESSES, weeklyPressDeeds } from '#web/features/weekly-introduction/weekly-introduction.actions.ts';
import { weeklyTexts } from '#web/features/weekly-introduction/weekly-introduction.texts.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { Reasons, Who } from './Reasons.tsx';
import styles from './WeeklyIntroduction.module.css';

const { Deed } = weeklyPressDeeds;
const PLACE = 'this-week';
const CHOICE = '/matching-profile/settings?open=weekly#weekly';

/** The weekly introduction: the family, why the two may fit, the three answers, and the answer given. */
export function WeeklyIntroduction(introduced: Introduced) {
  const t = useTexts(weeklyTexts);
  const deed = useActionData<FormResult>()?.deed;
  return (
    <section id={PLACE} className={styles.week}>
      {!isQuietDeed(deed) && !isProposalDeed(deed) && <DeedNotice except={WEEKLY_PRESSES} />}
      <h2>{t.heading}</h2>
      <Who member={introduced.match.member} />
      {introduced.press !== 'no' && <Reasons match={introduced.match} />}
      <Answers {...introduced} />
    </section>
  );
}

function Answers({ match, press, isAsked, isCandidates }: Introduced) {
  const t = useTexts(weeklyTexts);
  const { isBeside } = useMember();
  const member = match.member.memberId;
  const sent = (answer: Introduced['press']) => ({ member, at: PLACE, sent: { press: answer } });
  if (isBeside && isCandidates) return <p role="status">{t.byCandidate}</p>;
  if (press === 'send' || press === 'no' || (isAsked && isBeside))
    return (
      <>
        <p role="status" className={styles.said}>
          {isAsked ? t.askedOther : press === 'send' ? t.sent : t.said_no}
        </p>
        <Deed deed="weeklyUndo" label={press === '' ? t.takeBack : t.change} {...sent('')} />
      </>
    );
  return (
    <>
      {isAsked && <p className={styles.said}>{t.askedHer}</p>}
      {press === 'later' && (
        <p role="status" className={styles.said}>
          {t.said_later}
        </p>
      )}
      <div className={styles.answers}>
        <Deed deed="weeklySend" label={t.send} look="primary" {...sent('send')} />
        <Deed deed="weeklyNo" label={t.no} {...sent('no')} />
        {press === 'later' ? (
          <Deed deed="weeklyUndo" label={t.takeBack} look="quiet" {...sent('')} />
        ) : (
          <Deed deed="weeklyLater" label={t.later} look="quiet" {...sent('later')} />
        )}
      </div>
      <p className={styles.soft}>
        {t.until} {t.follows}
      </p>
    </>
  );
}

/** Shown if there is no introduction at present. The reason is not given. */
export function InTurn({ isAsking }: { isAsking: boolean }) {
  const t = useTexts(weeklyTexts);
  return (
    <p className={styles.soft}>
      {isAsking ? t.asking : t.inTurn} <Link to={CHOICE}>{t.toChoice}</Link>
    </p>
  );
}
