import { Link, type LoaderFunctionArgs, NavLink, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { searchForm } from '#contract/search.ts';
import {
  keptOfFamily,
  listForFamily,
  noteAnswer,
  openAssisted,
  proposeFor,
  searchForFamily,
  stopAsking,
} from '#contract/staff/assisted.ts';
import { fromWire } from '#contract/wire.ts';
import { visitOf } from '#web/api/visit.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { FamilyLines } from '#web/office/assisted/FamilyLines.tsx';
import { FoundFamily } from '#web/office/assisted/FoundFamily.tsx';
import { SearchFields } from '#web/office/assisted/SearchFields.tsx';
import { loadStaff, loadStaffUnless, mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { familyTexts } from './family.texts.ts';

export const head = familyTexts;

/** The status after a volunteer has reached the limit of cards for a day. */
const SPENT = 429;
/** The ways to find a match, as values of the search parameter `view`. */
const VIEWS = ['list', 'search', 'shortlist'] as const;

/**
 * Loads a family with one view: its list, a search on its behalf, or its shortlist. `isSpent`: the cards of today are
 * used up.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const { searchParams } = new URL(request.url);
  const requestedView = searchParams.get('view');
  const view = VIEWS.find((name) => name === requestedView) ?? 'list';
  const familyFacts = await loadStaff(visit, openAssisted, { member });
  const cursor = searchParams.get('cursor') ?? '';
  // A list has one parameter for each ticked value; the call takes them joined by commas.
  const sent = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name).filter(Boolean).join(',')]),
  );
  const searchDraft = fromWire(searchForm.fields, 'sent', sent);
  const listDraft = { member, order: '', cursor };
  const page = await loadPage();
  searchParams.delete('cursor');
  return {
    ...familyFacts,
    view,
    sent,
    address: String(searchParams),
    matches: page?.matches ?? [],
    cursor: page?.cursor ?? '',
    isSpent: page === undefined,
  };

  function loadPage() {
    if (view === 'list') return loadStaffUnless(visit, SPENT, listForFamily, listDraft);
    if (view === 'search') return loadStaffUnless(visit, SPENT, searchForFamily, { ...searchDraft, ...listDraft });
    return loadShortlist();
  }

  async function loadShortlist() {
    const shortlist = await loadStaffUnless(visit, SPENT, keptOfFamily, { member });
    return shortlist && { ...shortlist, cursor: '' };
  }
}

const familyDeeds = deeds({ propose: proposeFor, answer: noteAnswer, stop: stopAsking });

export const action = actionOfForms(familyDeeds);

const { Deed } = familyDeeds;

/** An overview of one family for which the trust looks: all its proposals, and ways to find a match. */
export function Component() {
  const t = useTexts(familyTexts);
  const desk = useDesk();
  const { family, proposals, matches, cursor, view, sent, address, isSpent } = useLoaderData<typeof loader>();
  const { shared, isShown } = family;
  const member = shared.memberId;
  const proposedIds = new Set(proposals.map(({ otherId }) => otherId));
  const nextPage = new URLSearchParams(address);
  nextPage.set('cursor', cursor);
  return (
    <OfficeRoom
      heading={
        <>
          <MemberName member={shared} /> · {member}
        </>
      }
    >
      <p>
        <Link to="/office/families">{t.back}</Link>
      </p>
      <FamilyLines member={shared} />
      {!isShown && <Notice tone="info">{t.notShown}</Notice>}
      <h2>{t.proposals}</h2>
      {proposals.length === 0 && <p>{t.noProposals}</p>}
      <ul className={styles.entries}>
        {proposals.map((proposal) => (
          <li key={`${proposal.otherId} ${proposal.madeAt}`} className={styles.entry}>
            <ProposalEntry member={member} {...proposal} />
          </li>
        ))}
      </ul>
      <nav className={styles.line} aria-label={t.views}>
        {VIEWS.map((name) => (
          <NavLink
            key={name}
            to={`?view=${name}#found`}
            aria-current={name === view ? 'page' : undefined}
            className={() => ''}
          >
            {t[name]}
          </NavLink>
        ))}
      </nav>
      <h2 id="found">{t[view]}</h2>
      {view === 'search' && <SearchFields sent={sent} gender={shared.gender} />}
      {isSpent && <Notice tone="error">{t.spent}</Notice>}
      {!isSpent && matches.length === 0 && <EmptyState title={t.nobody}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {matches.map((match) => (
          <li key={match.member.memberId} className={styles.entry}>
            <FoundFamily match={match} />
            {proposedIds.has(match.member.memberId) && <p>{t.proposedAlready}</p>}
            {match.between === '' && isShown && !proposedIds.has(match.member.memberId) && (
              <details>
                <summary>{t.propose}</summary>
                <Deed deed="propose" member={member} label={t.proposeNow} sent={{ other: match.member.memberId }}>
                  {(field) => (
                    <TextAreaField
                      {...field('why')}
                      id={`why-${match.member.memberId}`}
                      label={t.why}
                      hint={t.whyHint}
                      rows={3}
                    />
                  )}
                </Deed>
              </details>
            )}
          </li>
        ))}
      </ul>
      {cursor !== '' && (
        <p>
          <Link to={`?${nextPage}#found`}>{t.more}</Link>
        </p>
      )}
      {mayEnter(desk, stopAsking) && (
        <details>
          <summary>{t.stop}</summary>
          <Deed deed="stop" member={member} label={t.stopNow} look="grave">
            {(field) => <TextAreaField {...field('reason')} label={t.stopReason} required />}
          </Deed>
        </details>
      )}
    </OfficeRoom>
  );
}

type ProposalProps = ReturnedDraft<typeof openAssisted>['proposals'][number] & { member: string };

/** One proposal to the family, with its state and a form for the family's answer. */
function ProposalEntry({ member, other, otherId, why, by, madeAt, endsAt, state, saidYes }: ProposalProps) {
  const t = useTexts(familyTexts);
  const language = useLanguage();
  const desk = useDesk();
  return (
    <>
      <h3>
        {other && <MemberName member={other} />} {otherId}
      </h3>
      {other && <FamilyLines member={other} />}
      <p className={styles.line}>
        <strong>{t[state]}</strong>
        {state === 'open' && <span>{t.until(dayInIndia(endsAt, language))}</span>}
        {state === 'open' && saidYes && <span>{t.saidYes}</span>}
        <span className={styles.soft}>{t.by(by, dayInIndia(madeAt, language))}</span>
      </p>
      {why !== '' && <p>{why}</p>}
      {state === 'open' && mayEnter(desk, noteAnswer) && (
        <details>
          <summary>{t.answer}</summary>
          <Deed deed="answer" member={member} label={t.answerNow} sent={{ other: otherId }}>
            {(field) => (
              <>
                <RadioField
                  {...field('answer')}
                  label={t.answerIs}
                  options={(['yes', 'no', 'later'] as const).map((value) => ({ value, label: t[value] }))}
                />
                <RadioField
                  {...field('heard')}
                  label={t.heard}
                  options={(['call', 'slip'] as const).map((value) => ({ value, label: t[value] }))}
                />
                <RadioField
                  {...field('word')}
                  label={t.word}
                  options={(['candidate', 'family'] as const).map((value) => ({ value, label: t[value] }))}
                />
                <TextAreaField {...field('reason')} id={`reason-${otherId}`} label={t.reason} required />
              </>
            )}
          </Deed>
        </details>
      )}
    </>
  );
}
