import type { ComponentProps } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { makeMemberResetLink, showMemberToStaff, suspendMember } from '#contract/staff/members.ts';
import { readRegister } from '#contract/staff/register.ts';
import { familySheet } from '#contract/staff/slips.ts';
import { showFamilyWork } from '#contract/staff/tasks.ts';
import { showTimeline } from '#contract/staff/timeline.ts';
import { visitOf } from '#web/api/visit.ts';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import { HOROSCOPE, ROOTS_AND_OTHERS, useFacts } from '#web/features/member/shared-facts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { loadStaff, loadStaffUnless, mayEnter, useDesk } from '#web/office/desk.ts';
import { Badges } from '#web/office/member/Badges.tsx';
import { Care, careDeeds } from '#web/office/member/Care.tsx';
import { FamilyWork, WORK_ADDS, workDeeds } from '#web/office/member/FamilyWork.tsx';
import { memberDeeds } from '#web/office/member/member-deeds.ts';
import { NoteTemplates } from '#web/office/member/NoteTemplates.tsx';
import { PaperEntry } from '#web/office/member/PaperEntry.tsx';
import { Suspension } from '#web/office/member/Suspension.tsx';
import { Timeline } from '#web/office/member/Timeline.tsx';
import { Deletions, Warned } from '#web/office/member/Warned.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Photos } from '#web/office/Photos.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { taskDeeds } from '#web/office/TaskEntry.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { everyReason } from '#words/choices/cases.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { memberTexts } from './member.texts.ts';
import { membersTexts } from './members.texts.ts';

export const head = memberTexts;

/** The status with which the server requires a reason first. */
const REASON_REQUIRED = 428;
/** The pages from 1 to 9999. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** Loads one member. `shown` is undefined if the server first requires a reason for opening one more. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const member = params.profileId ?? '';
  const visit = visitOf(context);
  const shown = await loadStaffUnless(visit, REASON_REQUIRED, showMemberToStaff, { member });
  if (shown === undefined) return { member, shown };
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind') ?? '';
  const requestedPage = searchParams.get('page') ?? '';
  const page = PAGE_NUMBER.test(requestedPage) ? Number(requestedPage) : 1;
  const [work, timeline] = await Promise.all([
    loadStaff(visit, showFamilyWork, { member }),
    loadStaff(visit, showTimeline, { member, kind, page: String(page) }),
  ]);
  return { member, shown, work, timeline: { ...timeline, kind, page } };
}

export const action = actionOfForms(memberDeeds, careDeeds, workDeeds, taskDeeds);

const { Deed } = memberDeeds;

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
  const roots = useFacts(shared, ROOTS_AND_OTHERS);
  const horoscope = useFacts(shared, HOROSCOPE);
  const status = accounts[0]?.status ?? 'member';
  const day = (moment: string) => dayInIndia(moment, language);
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
      {paper && <PaperEntry member={member} paper={paper} />}
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
      <Badges member={member} badges={badges} />
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
      {mayEnter(desk, suspendMember) && <Suspension member={member} isSuspended={status === 'suspended'} />}
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
