import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { listIntroductions, MOST_A_DAY, MOST_OPEN } from '#contract/introductions.ts';
import { listOpenings } from '#contract/member.ts';
import { listProposals } from '#contract/proposals.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { windowMemberOf } from '#web/card/Joined.tsx';
import { Accepted, Ended } from '#web/features/introductions/Accepted.tsx';
import { EarlierInterests, SetApartInterests } from '#web/features/introductions/Folded.tsx';
import { Gate, SetApart } from '#web/features/introductions/Gate.tsx';
import { gateDeeds } from '#web/features/introductions/gate.actions.ts';
import styles from '#web/features/introductions/Inbox.module.css';
import { inboxParts } from '#web/features/introductions/inbox-parts.ts';
import { introductionDeeds } from '#web/features/introductions/introductions.actions.ts';
import { inboxTexts } from '#web/features/introductions/introductions.texts.ts';
import { Sent } from '#web/features/introductions/Sent.tsx';
import { WaitingInterests } from '#web/features/introductions/Waiting.tsx';
import { Openings } from '#web/features/member/Openings.tsx';
import { proposalDeeds } from '#web/features/proposals/proposals.actions.ts';
import { proposalsTexts } from '#web/features/proposals/proposals.texts.ts';
import { Report, reportDeeds } from '#web/features/report/Report.tsx';
import { ACCEPT } from '#web/fields/accepting.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { OneProposal } from '#web/pages/home/Proposals.tsx';
import { loadPeopleBeneath, PeopleBeneath } from '#web/pages/member/PeopleBeneath.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { JustAccepted } from './JustAccepted.tsx';

export const head = inboxTexts;

/**
 * Loads all interests, proposals and openings of the family. If there are none, loads the people of the home page too.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [introductions, { openings }, fromTrust] = await Promise.all([
    load(visit, listIntroductions),
    load(visit, listOpenings),
    load(visit, listProposals),
  ]);
  const { inbox, others, outbox, ended, lost } = introductions;
  const interestCount = inbox.length + others.length + outbox.length + ended.length + lost.length;
  const proposalCount = fromTrust.proposals.length + fromTrust.ended.length;
  const isEmpty = interestCount + openings.length + proposalCount === 0;
  return { ...introductions, fromTrust, openings, isEmpty, beneath: isEmpty ? await loadPeopleBeneath(visit) : null };
}

export const action = actionOfForms(introductionDeeds, gateDeeds, reportDeeds, proposalDeeds);

/** The interests and proposals that the family has received and sent, by what it can do about them. */
export function Component() {
  const t = useTexts(inboxTexts);
  const fromTrustTexts = useTexts(proposalsTexts);
  const language = useLanguage();
  const member = useMember();
  const { isReached } = member;
  const { openings, isEmpty, beneath, fromTrust, ...lists } = useLoaderData<typeof loader>();
  const { waiting, accepted, sent, earlier } = inboxParts(lists);
  const inDigits = (count: number) => number(count, language);
  // The interests that the family may still send, by the limits of a day and of open interests.
  const mayStillSend = Math.max(0, Math.min(MOST_A_DAY - lists.sentToday, MOST_OPEN - lists.openSent));
  const isDaySpent = lists.sentToday >= MOST_A_DAY;
  const noneLeftText = isDaySpent ? t.mayNoMoreToday(inDigits(MOST_A_DAY)) : t.mayNoMoreOpen(inDigits(MOST_OPEN));
  const someLeftText = `${t.mayStill(inDigits(mayStillSend))} ${t.mostOpen(inDigits(MOST_OPEN))}`;
  const limits = mayStillSend > 0 ? someLeftText : noneLeftText;
  const hasReceived = waiting.length + accepted.length > 0;
  const hasEnded = lists.ended.length + lists.lost.length > 0;
  const parts = [
    { id: 'waiting', count: waiting.length, label: t.toWaiting },
    { id: 'accepted', count: accepted.length, label: t.toAccepted },
    { id: 'sent', count: sent.length, label: t.toSent },
  ].filter(({ count }) => count > 0);
  if (isEmpty)
    return (
      <MemberSheet heading={t.heading}>
        <DeedNotice />
        <EmptyState title={t.nothing} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.nothingText}</p>
        </EmptyState>
        {beneath && <PeopleBeneath {...beneath} />}
      </MemberSheet>
    );
  return (
    <MemberSheet heading={t.heading}>
      <DeedNotice except={[ACCEPT]} />
      <SetApart />
      <JustAccepted us={windowMemberOf(member)} families={accepted.map((family) => family.member)} />
      {fromTrust.proposals.length > 0 && (
        <Part id="proposals" heading={fromTrustTexts.part}>
          {fromTrust.proposals.map((proposal) => (
            <OneProposal key={proposal.match.member.memberId} {...proposal} />
          ))}
        </Part>
      )}
      {fromTrust.ended.map(({ madeAt }) => (
        <p key={madeAt} className="soft">
          {fromTrustTexts.ended(dayInIndia(madeAt, language))}
        </p>
      ))}
      {waiting.length === 0 && <p className={styles.nobody}>{t.noneWaiting}</p>}
      {parts.length > 1 && (
        <nav className={styles.jumps} aria-label={t.parts}>
          {parts.map(({ id, count, label }) => (
            <a key={id} href={`#${id}`}>
              {label(inDigits(count))}
            </a>
          ))}
        </nav>
      )}
      <div className={classNames(hasReceived && styles.columns)}>
        {hasReceived && (
          <div>
            {waiting.length > 0 && (
              <Part id="waiting" heading={t.waiting}>
                <WaitingInterests waiting={waiting} Report={Report} />
                <Gate missing={lists.missing} />
              </Part>
            )}
            {accepted.length > 0 && (
              <Part id="accepted" heading={t.accepted}>
                <Accepted accepted={accepted} opened={lastOpenings(openings)} Report={Report} />
              </Part>
            )}
          </div>
        )}
        <Part id="sent" heading={t.sent}>
          {lists.outbox.length > 0 && (
            <p className="soft">
              {limits} {sent.length > 0 && (isReached ? t.weTell : t.lookIn)}{' '}
              {sent.length > 0 && !isReached && (
                <Link to="/matching-profile/settings?open=channels#channels">{t.tellMe}</Link>
              )}
            </p>
          )}
          <Sent sent={sent} />
          {lists.outbox.length === 0 && (
            <p>
              {t.noneSent} <Link to="/matching-profile">{t.toPeople}</Link>
            </p>
          )}
        </Part>
      </div>
      {hasEnded && (
        <Part id="ended" heading={lists.lost.every(({ loss }) => loss === 'ended') ? t.ended : t.away}>
          <Ended ended={lists.ended} lost={lists.lost} Report={Report} />
        </Part>
      )}
      <SetApartInterests others={lists.others} Report={Report} />
      <EarlierInterests {...earlier} Report={Report} />
      {(accepted.length > 0 || hasEnded || openings.length > 0) && <Openings openings={openings} />}
    </MemberSheet>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}

/** Returns the time of each member's last opening. The call lists the latest first. */
const lastOpenings = (openings: ReturnedDraft<typeof listOpenings>['openings']): ReadonlyMap<string, string> =>
  new Map([...openings].reverse().map(({ member, openedAt }) => [member.memberId, openedAt]));
