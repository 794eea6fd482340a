import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { showToday } from '#contract/home.ts';
import type { Introduced } from '#contract/weekly-introduction.ts';
import { visitOf } from '#web/api/visit.ts';
import { windowMemberOf } from '#web/card/Joined.tsx';
import { todayTexts } from '#web/features/home/home.texts.ts';
import { nextQuestion } from '#web/features/home/question.ts';
import { isQuietDeed, quietDeeds } from '#web/features/home/quiet-questions.actions.ts';
import { Today } from '#web/features/home/Today.tsx';
import { noticeText } from '#web/features/notices/notice-text.ts';
import { NotReached } from '#web/features/notification-settings/NotReached.tsx';
import { ProfileFold, ProfileForm, profileAction, ToProfile } from '#web/features/profile/ProfileFold.tsx';
import { isProposalDeed, proposalDeeds } from '#web/features/proposals/proposals.actions.ts';
import { WEEKLY_PRESSES, weeklyPressDeeds } from '#web/features/weekly-introduction/weekly-introduction.actions.ts';
import { weeklyTexts } from '#web/features/weekly-introduction/weekly-introduction.texts.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { loadMine } from '#web/pages/member/load-mine.ts';
import { MineBeside } from '#web/pages/member/MineBeside.tsx';
import { useMember } from '#web/useMember.ts';
import styles from '../member/MineBeside.module.css';
import { FirstStep } from './FirstStep.tsx';
import { Melan } from './Melan.tsx';
import { Proposals } from './Proposals.tsx';
import { QuietQuestions } from './QuietQuestions.tsx';
import { Reasons, Who } from './Reasons.tsx';
import { SaidYes } from './SaidYes.tsx';
import introduction from './WeeklyIntroduction.module.css';

export const head = todayTexts;

/** The form is shown even when news and card cannot be loaded: a Power Link has no card. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [news, mine] = await Promise.all([visit.api(showToday), loadMine(visit)]);
  return { news: news.ok ? news.values : null, mine };
}

export const action = byIntent(profileAction, {
  ...weeklyPressDeeds.actions,
  ...quietDeeds.actions,
  ...proposalDeeds.actions,
});

/** For a notice that concerns no other member. */
const ofNobody = { isOurs: false, interest: '', member: null, closed: '' } as const;

/** The first page after the login: what waits for the family, and the form of the profile. */
export function Component() {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const member = useMember();
  const { isRegistered, isRestricted } = member;
  const { news, mine } = useLoaderData<typeof loader>();
  const proposals = news?.proposals ?? [];
  const isAnswered = isProposalDeed(useActionData<FormResult>()?.deed);
  const hasYes = news !== null && news.saidYes.length + news.unreached.length > 0;
  const waitsForIntroduction =
    news?.areListsOpen && news.isIntroduced && (news.introduced === null || news.areAllRefused);
  return (
    <MemberSheet heading={t.heading} aside={<ToProfile />}>
      <Today
        news={news}
        office={news?.office ? noticeText({ ...news.office, ...ofNobody }, language) : ''}
        family={news?.family ? noticeText({ ...ofNobody, ...news.family }, language) : ''}
        question={mine && nextQuestion(mine, news?.held)}
        firstStep={news?.isFirstStep && <FirstStep people={news.people} />}
        quiet={<QuietQuestions families={news?.quiet ?? []} />}
        introduction={
          (proposals.length > 0 || isAnswered || news?.introduced) && (
            <>
              <Proposals proposals={proposals} />
              {news?.introduced && <WeeklyIntroduction {...news.introduced} />}
            </>
          )
        }
        melan={news?.melan && <Melan {...news.melan} />}
      >
        {hasYes && (
          <SaidYes saidYes={news.saidYes} unreached={news.unreached} us={mine?.shared ?? windowMemberOf(member)} />
        )}
      </Today>
      {waitsForIntroduction && <InTurn isAsking={news.areAllRefused} />}
      {news?.rest !== 'settled' && <NotReached />}
      <ProfileFold isFirst={!isRegistered || isRestricted}>
        <div className={styles.beside}>
          <ProfileForm />
          {mine && <MineBeside mine={mine} />}
        </div>
      </ProfileFold>
    </MemberSheet>
  );
}

const { Deed } = weeklyPressDeeds;
/** The id of the part of the page that shows the introduction and its result. */
const PLACE = 'this-week';
/** The address of the setting of the weekly introduction. */
const CHOICE = '/matching-profile/settings?open=weekly#weekly';

/** The weekly introduction: the family, why the two may fit, the three answers, and the answer given. */
function WeeklyIntroduction(introduced: Introduced) {
  const t = useTexts(weeklyTexts);
  const deed = useActionData<FormResult>()?.deed;
  return (
    <section id={PLACE} className={introduction.week}>
      {!isQuietDeed(deed) && !isProposalDeed(deed) && <DeedNotice except={WEEKLY_PRESSES} />}
      <h2>{t.heading}</h2>
      <Who member={introduced.match.member} />
      {introduced.press !== 'no' && <Reasons match={introduced.match} />}
      <Answers {...introduced} />
    </section>
  );
}

/** The answer that was given, or the three answers to choose from. */
function Answers({ match, press, isAsked, isCandidates }: Introduced) {
  const t = useTexts(weeklyTexts);
  const { isBeside } = useMember();
  const member = match.member.memberId;
  const deedProps = (answer: Introduced['press']) => ({ member, at: PLACE, sent: { press: answer } });
  const pressedText = press === 'send' ? t.sent : t.said_no;
  if (isBeside && isCandidates) return <p role="status">{t.byCandidate}</p>;
  if (press === 'send' || press === 'no' || (isAsked && isBeside))
    return (
      <>
        <p role="status" className={introduction.said}>
          {isAsked ? t.askedOther : pressedText}
        </p>
        <Deed deed="weeklyUndo" label={press === '' ? t.takeBack : t.change} {...deedProps('')} />
      </>
    );
  return (
    <>
      {isAsked && <p className={introduction.said}>{t.askedHer}</p>}
      {press === 'later' && (
        <p role="status" className={introduction.said}>
          {t.said_later}
        </p>
      )}
      <div className={introduction.answers}>
        <Deed deed="weeklySend" label={t.send} look="primary" {...deedProps('send')} />
        <Deed deed="weeklyNo" label={t.no} {...deedProps('no')} />
        {press === 'later' ? (
          <Deed deed="weeklyUndo" label={t.takeBack} look="quiet" {...deedProps('')} />
        ) : (
          <Deed deed="weeklyLater" label={t.later} look="quiet" {...deedProps('later')} />
        )}
      </div>
      <p className={introduction.soft}>
        {t.until} {t.follows}
      </p>
    </>
  );
}

/** Shown if there is no introduction at present. The reason is not given. */
function InTurn({ isAsking }: { isAsking: boolean }) {
  const t = useTexts(weeklyTexts);
  return (
    <p className={introduction.soft}>
      {isAsking ? t.asking : t.inTurn} <Link to={CHOICE}>{t.toChoice}</Link>
    </p>
  );
}
