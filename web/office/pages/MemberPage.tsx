import type { ComponentProps } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { seeIdentity } from '#contract/staff/identity.ts';
import {
  addMemberNote,
  giveBadgeTo,
  makeMemberResetLink,
  restoreMember,
  SEEN_KINDS,
  sayWhyToOpen,
  showMemberToStaff,
  suspendMember,
  takeBadgeFrom,
} from '#contract/staff/members.ts';
import { bringCodeToFamily, correctPaper } from '#contract/staff/paper.ts';
import { readRegister } from '#contract/staff/register.ts';
import { familySheet } from '#contract/staff/slips.ts';
import { showFamilyWork } from '#contract/staff/tasks.ts';
import { showTimeline } from '#contract/staff/timeline.ts';
import { visitOf } from '#web/api/visit.ts';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import { FIRST, HOROSCOPE, useFacts } from '#web/features/member/shared-facts.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { loadStaff, loadStaffUnless, mayEnter, useDesk } from '#web/office/desk.ts';
import { Care, careDeeds } from '#web/office/member/Care.tsx';
import { FamilyWork, WORK_ADDS, workDeeds } from '#web/office/member/FamilyWork.tsx';
import { NoteTemplates } from '#web/office/member/NoteTemplates.tsx';
import { Timeline } from '#web/office/member/Timeline.tsx';
import { Deletions, Warned } from '#web/office/member/Warned.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Photos } from '#web/office/Photos.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { taskDeeds } from '#web/office/TaskEntry.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { everyReason } from '#words/choices/cases.ts';
import { choiceIn, labelIn } from '#words/label.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { badgeNames, memberTexts } from './member.texts.ts';
import { membersTexts } from './members.texts.ts';

export const head = memberTexts;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const member = params.profileId ?? '';
  const visit = visitOf(context);
  const shown = await loadStaffUnless(visit, SAY_WHY, showMemberToStaff, { member });
  if (shown === undefined) return { member, shown };
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1;
  const [work, timeline] = await Promise.all([
    loadStaff(visit, showFamilyWork, { member }),
    loadStaff(visit, showTimeline, { member, kind, page: String(page) }),
  ]);
  return { member, shown, work, timeline: { ...timeline, kind, page } };
}

/** The status with which the server requires a reason first. */
const SAY_WHY = 428;

const memberDeeds = deeds({
  suspend: suspendMember,
  restore: restoreMember,
  give: giveBadgeTo,
  take: takeBadgeFrom,
  note: addMemberNote,
  why: sayWhyToOpen,
  code: bringCodeToFamily,
  reset: {
    call: makeMemberResetLink,
    action: formAction(makeMemberResetLink, { deed: 'reset', secrets: ['password', 'factor'] }),
  },
});

export const action = actionOfForms(memberDeeds, careDeeds, workDeeds, taskDeeds);

const { Deed } = memberDeeds;

/** An identity is checked on its own page. */
const seenNames = Object.fromEntries(SEEN_KINDS.map((kind) => [kind, badgeNames[kind]]));

/** One member. If many were opened today, first asks for the reason to open this one. */
export function Component() {
  const t = useTexts(memberTexts);
  const { member, shown, work, timeline } = useLoaderData<typeof loader>();
  if (shown && work && timeline) return <Member {...{ member, shown, work, timeline }} />;
  return (
    <OfficeRoom heading={member} lead={t.manyOpened}>
      <Deed deed="why" member={member} label={t.openIt} look="primary">
        {(field) => <TextField {...field('reason')} label={t.whyOpen} required />}
      </Deed>
    </OfficeRoom>
  );
}

interface Props {
  member: string;
  shown: ReturnedDraft<typeof showMemberToStaff>;
  work: ReturnedDraft<typeof showFamilyWork>;
  timeline: ComponentProps<typeof Timeline>;
}

/** The member as the office needs them: the public profile, contact, checks, and possible actions. */
function Member({ member, shown, work, timeline }: Props) {
  const t = useTexts(memberTexts);
  const m = useTexts(membersTexts);
  const language = useLanguage();
  const desk = useDesk();
  const {
    accounts,
    shared,
    seenness,
    photos,
    badges,
    suspensions,
    reports,
    notes,
    paper,
    family,
    hasCandidate,
    links,
    warned,
    deletions,
  } = shown;
  const roots = useFacts(shared, FIRST);
  const horoscope = useFacts(shared, HOROSCOPE);
  const status = accounts[0]?.status ?? 'member';
  const day = (at: string) => dayInIndia(at, language);
  return (
    <OfficeRoom
      heading={accounts[0]?.name ?? member}
      lead={`${member} · ${t[seenness]}`}
      skips={({ deed = '' }) => deed === 'note' || WORK_ADDS.includes(deed)}
    >
      {status !== 'member' && <Notice tone="info">{m[status]}</Notice>}
      {photos.length > 0 && <Photos photos={photos} alt={(index) => t.photo(number(index + 1, language))} />}
      <h2>{t.reach}</h2>
      <Facts
        facts={accounts.map(({ role, phone, email, came }) => ({
          label: t[role === 'candidate' || role === 'guardian' ? role : 'family'],
          value: (
            <>
              <a href={telHref(phone)}>{phone}</a>
              {`${email ? ` · ${email}` : ''} · ${t.came(day(came))}`}
            </>
          ),
        }))}
      />
      <FamilyWork member={member} {...work} />
      <Timeline {...timeline} />
      {paper && (
        <>
          <h2>{t.paper}</h2>
          <p>
            {paper.consentOn
              ? t.paperSigned(paper.formNumber, day(paper.consentOn))
              : t.ofOldRegister(paper.formNumber)}{' '}
            {t.paperBy(paper.enteredBy, day(paper.enteredAt))}
          </p>
          <p>{paper.claimedAt ? t.claimedOn(day(paper.claimedAt)) : t.notClaimed(day(paper.endsAt))}</p>
          {!paper.claimedAt && mayEnter(desk, correctPaper) && (
            <p>
              <Link to={`/office/paper?${new URLSearchParams({ member })}`}>{t.correctPaper}</Link>
            </p>
          )}
          {!paper.claimedAt && mayEnter(desk, bringCodeToFamily) && (
            <Deed deed="code" member={member} label={t.bringCode} />
          )}
        </>
      )}
      {mayEnter(desk, familySheet) && (
        <p className={styles.apart}>
          <Link to={`/office/slip?${new URLSearchParams({ member })}`}>{t.printCards}</Link>
        </p>
      )}
      <h2>{t.strangers}</h2>
      <Facts
        facts={[
          { label: t.name, value: shared.name },
          { label: t.age, value: shared.age === null ? '–' : number(shared.age, language) },
          ...roots,
          ...horoscope,
        ]}
      />
      {shared.aboutSelf && <blockquote className={styles.words}>{shared.aboutSelf}</blockquote>}
      <details>
        <summary>{t.accepted}</summary>
        <FamilyFacts shared={shared} family={{ ...family, horoscope: '' }} isOffice />
      </details>
      <h2>{t.badges}</h2>
      <ul>
        {badges.map(({ kind, given, by, reason, holds }) => (
          <li key={`${kind} ${given}`}>
            {[labelIn(badgeNames[kind], language), day(given), `${by} ${reason}`.trim()].filter(Boolean).join(' · ')}{' '}
            {!holds && t.taken}
          </li>
        ))}
      </ul>
      {mayEnter(desk, seeIdentity) && (
        <p>
          <Link to={`/office/members/${member}/identity`}>{t.identity}</Link>
        </p>
      )}
      {mayEnter(desk, giveBadgeTo) &&
        (['give', 'take'] as const).map((deed) => (
          <details key={deed}>
            <summary>{t[deed]}</summary>
            <Deed deed={deed} member={member} label={t[deed]}>
              {(field) => (
                <>
                  <ChoiceSelect
                    {...field('kind')}
                    label={t.kind}
                    names={deed === 'give' ? seenNames : badgeNames}
                    required
                  />
                  <TextField {...field('reason')} label={t.reason} hint={t.reasonHint} required />
                </>
              )}
            </Deed>
          </details>
        ))}
      <h2>{t.history}</h2>
      <ul>
        {reports.map(({ id, reported, reason, isSettled }) => (
          <li key={id}>
            {day(reported)} · {choiceIn(everyReason, reason, language)} · {isSettled ? t.settled : t.open}
          </li>
        ))}
        {suspensions.map(({ since, reason, told, restored }) => (
          <li key={since}>
            {t.suspendedOn(day(since))} · {reason} {told && `· “${told}”`}{' '}
            {restored && `· ${t.restoredOn(day(restored))}`}
          </li>
        ))}
      </ul>
      {reports.length + suspensions.length === 0 && <p>{t.nothing}</p>}
      <Warned warned={warned} />
      <Deletions deletions={deletions} />
      {mayEnter(desk, suspendMember) && (
        <details>
          <summary>{status === 'suspended' ? t.restore : t.suspend}</summary>
          {status === 'suspended' ? (
            <Deed deed="restore" member={member} label={t.restore}>
              {(field) => {
                const { defaultValue: _, ...again } = field('again');
                return (
                  <>
                    <TextField {...field('reason')} label={t.reason} required />
                    <CheckboxField {...again} label={t.again} hint={t.againHint} defaultChecked />
                  </>
                );
              }}
            </Deed>
          ) : (
            <Deed deed="suspend" member={member} label={t.suspend} look="grave">
              {(field) => (
                <>
                  <TextField {...field('reason')} label={t.reason} hint={t.reasonHint} required />
                  <TextField {...field('told')} label={t.told} hint={t.toldHint} />
                </>
              )}
            </Deed>
          )}
        </details>
      )}
      {mayEnter(desk, readRegister) && (
        <p>
          <Link to={`/office/members/${member}/register`}>{t.register}</Link>
        </p>
      )}
      {mayEnter(desk, makeMemberResetLink) && (
        <details>
          <summary>{t.reset}</summary>
          <p>{t.waits}</p>
          <Deed deed="reset" member={member} label={t.reset}>
            {(field) => (
              <>
                <TextField {...field('reason')} label={t.reason} hint={t.resetHint} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      <Care member={member} accounts={accounts} hasCandidate={hasCandidate} links={links} deletions={deletions} />
      <h2>{t.notes}</h2>
      <ul>
        {notes.map(({ at, by, words }) => (
          <li key={`${at} ${words}`}>
            {words} <span className={styles.soft}>{`${by} · ${day(at)}`}</span>
          </li>
        ))}
      </ul>
      <AddForm deed="note" member={member}>
        <Deed deed="note" member={member} label={t.addNote}>
          {(field) => (
            <>
              <TextAreaField {...field('words')} label={t.note} hint={t.noteHint} rows={2} required />
              <NoteTemplates templates={work.templates} field={field('words').id} />
            </>
          )}
        </Deed>
      </AddForm>
    </OfficeRoom>
  );
}
