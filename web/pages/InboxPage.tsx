import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listIntroductions, MOST_A_DAY, MOST_OPEN } from '#contract/introductions.ts';
import { listOpenings } from '#contract/member.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Others, Received, Sent } from '#web/features/introductions/Introductions.tsx';
import { introductionDeeds } from '#web/features/introductions/introductions.deeds.ts';
import { inboxTexts } from '#web/features/introductions/introductions.texts.ts';
import { Openings } from '#web/features/member/Openings.tsx';
import { Report } from '#web/features/report/Report.tsx';
import { reportDeeds } from '#web/features/report/report.deeds.ts';
import { ACCEPT, JustAccepted } from '#web/fields/JustAccepted.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';

const { en, bn } = inboxTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [introductions, { openings }] = await Promise.all([load(visit, listIntroductions), load(visit, listOpenings)]);
  return { ...introductions, openings };
}

export const action = actionOf(introductionDeeds, reportDeeds);

export function Component() {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const { inbox, others, outbox, waiting, openSent, sentToday, openings } = useLoaderData<typeof loader>();
  const say = (count: number) => number(count, language);
  return (
    <MemberSheet heading={t.heading} lead={t.waiting(say(waiting))}>
      <DeedNotice except={[ACCEPT]} />
      <JustAccepted />
      <h3>{t.received}</h3>
      {inbox.length > 0 ? (
        <Received inbox={inbox} Report={Report} />
      ) : (
        <EmptyState title={t.noneReceived}>
          <p>{t.noneReceivedText}</p>
        </EmptyState>
      )}
      <h3>{t.sent}</h3>
      <p>
        {t.sentCounts({
          open: say(openSent),
          mostOpen: say(MOST_OPEN),
          today: say(sentToday),
          mostADay: say(MOST_A_DAY),
        })}
      </p>
      {outbox.length > 0 ? (
        <Sent outbox={outbox} />
      ) : (
        <EmptyState title={t.noneSent} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneSentText}</p>
        </EmptyState>
      )}
      <Openings openings={openings} />
      <Others others={others} Report={Report} />
    </MemberSheet>
  );
}
