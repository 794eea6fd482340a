import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  acceptIntroduction,
  declineIntroduction,
  listIntroductions,
  MOST_A_DAY,
  MOST_OPEN,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { listOpenings } from '#contract/member.ts';
import { reportMember } from '#contract/report.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { ACCEPT, JustAccepted } from '#web/fields/JustAccepted.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { deeds } from '#web/forms/deeds.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MatchingTabs } from '#web/layout/MatchingTabs.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { Others, Received, Sent } from './Introductions.tsx';
import { inboxTexts } from './inbox.texts.ts';
import { Openings } from './Openings.tsx';

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

export const action = deeds({
  [ACCEPT]: formAction(acceptIntroduction, { deed: ACCEPT }),
  decline: formAction(declineIntroduction, { deed: 'decline' }),
  withdraw: formAction(withdrawIntroduction, { deed: 'withdraw' }),
  report: formAction(reportMember, { deed: 'report' }),
});

export function Component() {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const { inbox, others, outbox, waiting, openSent, sentToday, openings } = useLoaderData<typeof loader>();
  const say = (count: number) => number(count, language);
  return (
    <MemberSheet heading={t.heading} lead={t.waiting(say(waiting))}>
      <MatchingTabs />
      <DeedNotice except={[ACCEPT]} />
      <JustAccepted />
      <h3>{t.received}</h3>
      {inbox.length > 0 ? (
        <Received inbox={inbox} />
      ) : (
        <EmptyState title={t.noneReceived}>
          <p>{t.noneReceivedText}</p>
        </EmptyState>
      )}
      <h3>{t.sent}</h3>
      <p>{t.sentCounts(say(openSent), say(MOST_OPEN), say(sentToday), say(MOST_A_DAY))}</p>
      {outbox.length > 0 ? (
        <Sent outbox={outbox} />
      ) : (
        <EmptyState title={t.noneSent} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneSentText}</p>
        </EmptyState>
      )}
      <Openings openings={openings} />
      <Others others={others} />
    </MemberSheet>
  );
}
