import { Link, useActionData } from 'react-router';
import type { Match } from '#contract/matches.ts';
import type { Introduced } from '#contract/weekly-introduction.ts';
import { factsOf } from '#web/card/facts-of.ts';
import { frontReasonsOf } from '#web/card/front-reasons.ts';
import { linesOf } from '#web/card/lines.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { LeafSign } from '#web/card/Signs.tsx';
import { Face } from '#web/features/home/People.tsx';
import { isQuietDeed } from '#web/features/home/quiet-questions.actions.ts';
import { WEEKLY_PRESSES, weeklyPressDeeds } from '#web/features/weekly-introduction/weekly-introduction.actions.ts';
import { weeklyTexts } from '#web/features/weekly-introduction/weekly-introduction.texts.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { joinNames } from '#words/sheet/reasons.ts';
import styles from './WeeklyIntroduction.module.css';

const { Deed } = weeklyPressDeeds;
const PLACE = 'this-week';
const CHOICE = '/matching-profile/settings?open=weekly#weekly';

/** The family that is put before this one, why the two may fit, the three answers, and what has been answered. */
export function WeeklyIntroduction(introduced: Introduced) {
  const t = useTexts(weeklyTexts);
  const language = useLanguage();
  const { member } = introduced.match;
  const { work } = linesOf(member, language);
  return (
    <section id={PLACE} className={styles.week}>
      {!isQuietDeed(useActionData<FormResult>()?.deed) && <DeedNotice except={WEEKLY_PRESSES} />}
      <h2>{t.heading}</h2>
      <div className={styles.who}>
        <Face member={member} at="front" />
        <div>
          <p>
            <Link to={`/matching-profile/${member.memberId}`} className={styles.name}>
              <MemberName member={member} />
            </Link>
          </p>
          <p>{factsOf(member, language)}</p>
          {work && <p>{work}</p>}
        </div>
      </div>
      {introduced.press !== 'no' && <Reasons match={introduced.match} />}
      <Answers {...introduced} />
    </section>
  );
}

const MOST_REASONS = 3;
type Judged = Match['myWishes'][number] | Match['theirWishes'][number];
/** The gotras that suit are those that differ: it is no name of what agrees. */
const isNamed = ({ wish, code }: Judged) => code === 'wish.met' && wish !== 'avoidOwnClan';
const isMust = (judged: Judged) => 'strength' in judged && judged.strength === 'must';

/** Of each side what it hopes for and finds; where neither has said anything, what else speaks for the two. */
function Reasons({ match }: { match: Match }) {
  const t = useTexts(weeklyTexts);
  const language = useLanguage();
  const met = (wishes: readonly Judged[]) => {
    const named = wishes.filter(isNamed);
    const first = [...named.filter(isMust), ...named.filter((judged) => !isMust(judged))];
    return joinNames(
      first.slice(0, MOST_REASONS).map(({ wish }) => wish),
      language,
    );
  };
  const sides = [
    { side: t.mine, said: met(match.myWishes) },
    { side: t.theirs, said: met(match.theirWishes) },
  ].filter(({ said }) => said !== '');
  const others = sides.length > 0 ? [] : frontReasonsOf(match, language).fits.slice(0, MOST_REASONS);
  return (
    <ul className={styles.reasons}>
      {sides.map(({ side, said }) => (
        <li key={side}>
          <LeafSign />
          <span>
            <strong>{side}:</strong> {said}
          </span>
        </li>
      ))}
      {others.map((said) => (
        <li key={said}>
          <LeafSign />
          <span>{said}</span>
        </li>
      ))}
    </ul>
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

/** Nobody is put before this family at present: why is not said. */
export function InTurn({ isAsking }: { isAsking: boolean }) {
  const t = useTexts(weeklyTexts);
  return (
    <p className={styles.soft}>
      {isAsking ? t.asking : t.inTurn} <Link to={CHOICE}>{t.toChoice}</Link>
    </p>
  );
}
