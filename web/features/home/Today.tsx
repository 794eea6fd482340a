import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { type HeldNote, heldStateOf } from '#contract/held.ts';
import type { showToday } from '#contract/home.ts';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Icon } from '#web/art/Icon.tsx';
import { NotYetShown } from '#web/fields/NotYetShown.tsx';
import { addressOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { NOTICES } from '#web/layout/MemberMenu.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
import stepStyles from './NextStep.module.css';
import { NextStep } from './NextStep.tsx';
import { nextStep } from './next-step.ts';
import { People } from './People.tsx';
import { Question as NextQuestion } from './Question.tsx';
import type { Question } from './question.ts';
import rows from './Rows.module.css';
import { ToAnswer } from './ToAnswer.tsx';
import styles from './Today.module.css';

type News = ReturnedDraft<typeof showToday>;

interface Props {
  /** `null` if the news is not available. */
  news: News | null;
  /** The words of the latest unread notice of the office; `''` if there is none. */
  office: string;
  /** The words of the latest unread notice about another family's action; `''` if there is none. */
  family: string;
  /** The next question about the candidate; null if none is left or the profile is not available. */
  question: Question | null;
  /** The question whether the reader has spoken with accepted families, or nothing. */
  quiet?: ReactNode;
  /** The week's introduction, or nothing. */
  introduction?: ReactNode;
  /** The trust's invitation to a melan, or nothing. */
  melan?: ReactNode;
  /** Replaces the suggested people, if there are any; or nothing. */
  firstStep?: ReactNode;
  /** The families who have said yes, or nothing. */
  children?: ReactNode;
}

/**
 * The sections of the home page. The main ones, in this order: families who have accepted, families who wait for an
 * answer, the weekly introduction, the next step, notices, suggested people, and one question.
 */
export function Today({ news, office, family, question, quiet, introduction, melan, firstStep, children }: Props) {
  const { isRegistered, isRestricted, isPhoneConfirmed, asks, rests } = useMember();
  /** How the family itself has paused the profile, or `''`. */
  const rest = news?.rest ?? '';
  const dueStep = nextStep({
    isRegistered,
    isRestricted,
    isPhoneConfirmed,
    asks,
    rests,
    rest,
    areListsOpen: news?.areListsOpen ?? true,
    isWaiting: Boolean(news?.waiting),
  });
  const toAnswer = news?.toAnswer ?? [];
  const people = news?.people ?? [];
  /** The number of families whose answer this family waits for; null if it is not known. */
  const awaited = news?.awaited ?? null;
  // While the search is settled or over, the page does not state who waits for whom, because no interest is possible.
  const isLooking = rest === '' || rest === 'paused';
  const showsWhoWaits = isLooking && (dueStep === null || toAnswer.length + (awaited ?? 0) > 0);
  const hasNoNews = !children && !introduction && toAnswer.length === 0;
  return (
    <div className={styles.today}>
      {children}
      {toAnswer.length > 0 && <ToAnswer families={toAnswer} />}
      {showsWhoWaits && awaited !== null && <WhoWaits areNamed={toAnswer.length > 0} awaited={awaited} />}
      {quiet}
      {introduction}
      {melan}
      {!isLooking && (news?.isLeft ? <LookAgain /> : <Settled rest={rest} />)}
      {dueStep && <NextStep step={dueStep} isFirst={hasNoNews} />}
      {news?.waiting && <NotYetShown {...news.waiting} />}
      {news?.family && <NoticeLine madeAt={news.family.madeAt} words={family} />}
      {news?.office && <NoticeLine madeAt={news.office.madeAt} words={office} />}
      {news?.held.map((note) => note.answer !== '' && <Held key={note.answer} note={note} answer={note.answer} />)}
      {people.length > 0 && (firstStep || <People people={people} areNew={news?.arePeopleNew ?? false} />)}
      {people.length === 0 && hasNoNews && dueStep === null && news?.areListsOpen && <Quiet />}
      {question && isLooking && dueStep !== 'register' && (
        <NextQuestion asked={question} isGuardian={news?.isGuardian ?? false} />
      )}
    </div>
  );
}

/** Shown when the family is settled, engaged or married. No question is asked then. */
function Settled({ rest }: { rest: 'settled' | 'engaged' | 'married' }) {
  const t = useTexts(todayTexts);
  return (
    <div className={stepStyles.step}>
      <Butterfly className={stepStyles.butterfly} />
      <h2>{t[rest]}</h2>
      <p>{t[`${rest}Text`]}</p>
    </div>
  );
}

/** Shown when the family with whom a match was decided has left. The search does not restart by itself. */
function LookAgain() {
  const t = useTexts(todayTexts);
  return (
    <div className={stepStyles.step}>
      <Butterfly className={stepStyles.butterfly} />
      <h2>{t.left}</h2>
      <p>{t.leftText}</p>
      <p>
        <Link to="/matching-profile/settings?open=settled">{t.lookAgain}</Link>
      </p>
    </div>
  );
}

/** Shown when nobody has written and there is nobody new today. */
function Quiet() {
  const t = useTexts(todayTexts);
  return (
    <div className={stepStyles.step}>
      <Butterfly className={stepStyles.butterfly} />
      <h2>{t.quiet}</h2>
      <p>{t.quietText}</p>
      <p>
        <Link to="/matching-profile">{t.toPeople}</Link>
      </p>
    </div>
  );
}

/** One unread notice, with its day. The whole line links to the notices. */
function NoticeLine({ madeAt, words }: { madeAt: string; words: string }) {
  const language = useLanguage();
  return (
    <Link className={styles.note} to={NOTICES}>
      <Icon name="info" />
      <span>
        {words} <span className={styles.soft}>{dayInIndia(madeAt, language)}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}

/** The field of the form to which the line about a held answer links. */
const FIELDS = {
  name: 'profile.name',
  gender: 'profile.gender',
  birthDate: 'personal.birthDate',
  aboutSelf: 'details.aboutSelf',
  aboutHoped: 'details.aboutHoped',
  photo: 'picture',
} as const;

/** States that others do not see a changed answer yet, or that the office has not approved it. Links to its field. */
function Held({ answer, note }: { answer: Exclude<HeldNote['answer'], ''>; note: HeldNote }) {
  const t = useTexts(todayTexts);
  const state = heldStateOf(note);
  const isDecided = state === 'returned' || state === 'rejected';
  return (
    <Link className={styles.note} to={addressOf(FIELDS[answer])}>
      <Icon name={isDecided ? 'alert' : 'clock'} />
      <span>{t[`${answer}${isDecided ? 'NotApproved' : 'Waits'}`]}</span>
      <Icon name="next" />
    </Link>
  );
}

interface WhoWaitsProps {
  /** True if the families who wait for this one are listed above. */
  areNamed: boolean;
  /** The number of families whose answer this family waits for. */
  awaited: number;
}

/**
 * States in one line how many families this family waits for. If no families who wait for this one are listed above,
 * also states that nobody waits. Renders nothing if families are listed above and this one waits for nobody.
 */
function WhoWaits({ areNamed, awaited }: WhoWaitsProps) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  if (areNamed && awaited === 0) return null;
  return (
    <p className={rows.waits}>
      {!areNamed && t.nobodyWaits}{' '}
      {awaited > 0 ? (
        <Link to="/matching-profile/inbox#sent">{t.youWait(number(awaited, language), awaited === 1)}</Link>
      ) : (
        t.youWaitForNobody
      )}
    </p>
  );
}
