import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { showToday } from '#contract/home.ts';
import { visitOf } from '#web/api/visit.ts';
import { facedAs } from '#web/card/Joined.tsx';
import { todayTexts } from '#web/features/home/home.texts.ts';
import { nextQuestion } from '#web/features/home/question.ts';
import { quietDeeds } from '#web/features/home/quiet-questions.actions.ts';
import { Today } from '#web/features/home/Today.tsx';
import { sayNotice } from '#web/features/notices/said.ts';
import { NotReached } from '#web/features/notification-settings/NotReached.tsx';
import { ProfileFold, ProfileForm, profileAction, ToProfile } from '#web/features/profile/ProfileFold.tsx';
import { isProposalDeed, proposalDeeds } from '#web/features/proposals/proposals.actions.ts';
import { weeklyPressDeeds } from '#web/features/weekly-introduction/weekly-introduction.actions.ts';
import { byIntent } from '#web/forms/by-intent.ts';
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
import { SaidYes } from './SaidYes.tsx';
import { InTurn, WeeklyIntroduction } from './WeeklyIntroduction.tsx';

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

const ofNobody = { isOurs: false, interest: '', member: null, closed: '' } as const;

export function Component() {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const member = useMember();
  const { isRegistered, isRestricted } = member;
  const { news, mine } = useLoaderData<typeof loader>();
  const proposals = news?.proposals ?? [];
  const isAnswered = isProposalDeed(useActionData<FormResult>()?.deed);
  const hasYes = news !== null && news.saidYes.length + news.unreached.length > 0;
  return (
    <MemberSheet heading={t.heading} aside={<ToProfile />}>
      <Today
        news={news}
        office={news?.office ? sayNotice({ ...news.office, ...ofNobody }, language) : ''}
        family={news?.family ? sayNotice({ ...ofNobody, ...news.family }, language) : ''}
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
        {hasYes && <SaidYes saidYes={news.saidYes} unreached={news.unreached} us={mine?.shared ?? facedAs(member)} />}
      </Today>
      {news?.areListsOpen && news.isIntroduced && (news.introduced === null || news.areAllRefused) && (
        <InTurn isAsking={news.areAllRefused} />
      )}
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
