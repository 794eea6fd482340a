import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { showDesk } from '#contract/staff/accounts.ts';
import { listOwnEntries } from '#contract/staff/approvals.ts';
import { listHeavyReaders } from '#contract/staff/heavy-readers.ts';
import { showMyDay } from '#contract/staff/tasks.ts';
import { showToday, showWeekNear, type WaitingKind } from '#contract/staff/today.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, mayEnter } from '#web/office/desk.ts';
import { HeavyReaders, heavyDeeds } from '#web/office/HeavyReaders.tsx';
import { MyDay, myDayDeeds } from '#web/office/MyDay.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { RemainingTime } from '#web/office/RemainingTime.tsx';
import { taskDeeds } from '#web/office/TaskEntry.tsx';
import { ToFillIn, Week } from '#web/office/Week.tsx';
import { labelIn } from '#words/label.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { todayTexts, waitingNames } from './today.texts.ts';

export const head = todayTexts;

/**
 * Loads what waits in all rooms, with the parts that this member of staff may see. Redirects volunteers to their room.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const near = new URL(request.url).searchParams.get('near') ?? '';
  const visit = visitOf(context);
  const desk = await visit.api(showDesk);
  // Requested only if the member of staff may, because a refusal would be recorded.
  const roles = (desk.ok && desk.values.roles) || [];
  // Volunteers have access to one room only.
  if (desk.ok && desk.values.isProven && !mayEnter({ roles }, showToday)) throw redirect('/office/families');
  const today = await loadStaff(visit, showToday);
  const ownEntries = mayEnter({ roles }, listOwnEntries) ? await visit.api(listOwnEntries) : null;
  const heavy = mayEnter({ roles }, listHeavyReaders) ? await visit.api(listHeavyReaders) : null;
  const myDay = mayEnter({ roles }, showMyDay) ? await visit.api(showMyDay) : null;
  const weekNear = near !== '' && mayEnter({ roles }, showWeekNear) ? await visit.api(showWeekNear, { near }) : null;
  return {
    ...today,
    near,
    weekNear: weekNear?.ok ? weekNear.values.week : null,
    myDay: myDay?.ok ? myDay.values : null,
    own: ownEntries?.ok ? ownEntries.values.entries : [],
    heavy: heavy?.ok ? heavy.values : null,
  };
}

export const action = actionOfForms(heavyDeeds, taskDeeds, myDayDeeds);

/** The room in which each kind of item waits. */
const ROOM_OF = {
  breach: '/office/breaches',
  report: '/office/reports',
  whose: '/office/whose',
  marriage: '/office/marriages',
  approval: '/office/approvals',
  appeal: '/office/letters',
  letter: '/office/letters',
  call: '/office/calls',
  unreached: '/office/members',
  paper: '/office/members',
  reader: '/office/staff',
  deletion: '/office/members',
  request: '/office/requests',
  backup: '/office/system',
  quietWord: '/office/womens-desk',
  mail: '/office/system',
  twoFamilies: '/office/two-families',
} as const satisfies Record<WaitingKind, string>;

/** Returns the address of one item: its own page or its member's, or the room if there is neither. */
function addressOf({ kind, reference, memberId }: { kind: WaitingKind; reference: string; memberId: string }): string {
  if (kind === 'report' || kind === 'breach') return `${ROOM_OF[kind]}/${reference}`;
  if (kind === 'approval') return `${ROOM_OF[kind]}?item=${reference}`;
  const isAboutMember = kind === 'paper' || kind === 'deletion' || kind === 'unreached';
  return isAboutMember ? `${ROOM_OF[kind]}/${memberId}` : ROOM_OF[kind];
}

/** The waiting items of all rooms. */
type WaitingItems = ReturnedDraft<typeof showToday>['waits'];

/** Groups the items by kind, the earliest deadline first. */
function byKind(waits: WaitingItems) {
  return [...new Set(waits.map(({ kind }) => kind))].map((kind) => {
    const ofKind = waits.filter((wait) => wait.kind === kind);
    return { kind, due: ofKind[0]?.due ?? '', ofKind };
  });
}

/** The waiting items of all rooms, the earliest deadline first. */
export function Component() {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const { waits, own, heavy, myDay, near, weekNear } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={waits.length > 0 && t.description}>
      {myDay && <MyDay {...myDay} />}
      {myDay && waits.length > 0 && <h2>{t.waits}</h2>}
      {waits.length === 0 && <p>{t.nothing}</p>}
      <ul className={styles.entries}>
        {byKind(waits).map(({ kind, due, ofKind }) => (
          <li key={kind} className={styles.entry}>
            <p className={styles.line}>
              <Link to={ofKind.length === 1 && ofKind[0] ? addressOf(ofKind[0]) : ROOM_OF[kind]}>
                {labelIn(waitingNames[kind], language)}
              </Link>
              {ofKind.length > 1 && <strong>{number(ofKind.length, language)}</strong>}
            </p>
            <RemainingTime due={due} />
            <ul className={styles.line}>
              {ofKind.map((wait) => (
                <li key={wait.reference}>
                  <Link to={addressOf(wait)}>{wait.memberId || t.since(dayInIndia(wait.since, language))}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {heavy && <HeavyReaders {...heavy} />}
      <ToFillIn />
      <Week near={near} weekNear={weekNear} />
      {own.length > 0 && (
        <>
          <h2>{t.ownEntries}</h2>
          <p>{t.ownEntriesText}</p>
          <ul className={styles.entries}>
            {own.map(({ memberId, by, reason, at }) => (
              <li key={`${memberId} ${at}`} className={styles.entry}>
                <p className={styles.line}>
                  <Link to={`/office/members/${memberId}`}>{memberId}</Link>
                  <span>{reason}</span>
                  <span className={styles.soft}>{`${by} · ${dayInIndia(at, language)}`}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </OfficeRoom>
  );
}
