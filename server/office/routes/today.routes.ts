import type { Kysely } from 'kysely';
import type { Call } from '#contract/call.ts';
import { listApprovals } from '#contract/staff/approvals.ts';
import { listBreaches } from '#contract/staff/breaches.ts';
import { listReaders, lookAtDeletion } from '#contract/staff/care.ts';
import { listCases } from '#contract/staff/cases.ts';
import { listLetters, listWaitingCalls } from '#contract/staff/desk.ts';
import { listDeskHints } from '#contract/staff/desk-hints.ts';
import { listMarriages } from '#contract/staff/marriages.ts';
import { bringCodeToFamily } from '#contract/staff/paper.ts';
import { listRequests } from '#contract/staff/requests.ts';
import { mayMake } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { showSystem } from '#contract/staff/system.ts';
import { showToday, showWeekNear, type WaitingKind } from '#contract/staff/today.ts';
import { listWhose } from '#contract/staff/whose.ts';
import { listQuietWords } from '#contract/staff/womens-desk.ts';
import { listEndingPapers } from '#server/domain/members/paper-entries.queries.ts';
import { firstVetoes } from '#server/domain/visibility-settings/vetoes.queries.ts';
import { listPlaces } from '#server/office/near/near.queries.ts';
import {
  firstApprovals,
  firstBackups,
  firstBreaches,
  firstCalls,
  firstCases,
  firstDeletions,
  firstHints,
  firstLetters,
  firstMailHolds,
  firstMarriages,
  firstReaders,
  firstRequests,
  firstWhose,
  type Waiting,
} from '#server/office/today.queries.ts';
import { makeTwoWeeks } from '#server/office/two-weeks.ts';
import { firstUnreached } from '#server/office/unreached.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** A kind of waiting items, and where they are read. */
interface Source {
  kind: WaitingKind;
  /** A call of the area in which the items wait. Staff who may make the call may enter the area. */
  entry: Pick<Call, 'path'>;
  /** Returns the first items in the order of their area, `most` at the most. */
  first: (db: Kysely<Database>, most: number) => Promise<Waiting[]>;
}

const sources: readonly Source[] = [
  { kind: 'breach', entry: listBreaches, first: firstBreaches },
  { kind: 'report', entry: listCases, first: firstCases },
  { kind: 'whose', entry: listWhose, first: firstWhose },
  { kind: 'approval', entry: listApprovals, first: firstApprovals },
  { kind: 'appeal', entry: listLetters, first: (db, most) => firstLetters(db, most, true) },
  { kind: 'letter', entry: listLetters, first: (db, most) => firstLetters(db, most, false) },
  { kind: 'call', entry: listWaitingCalls, first: firstCalls },
  { kind: 'unreached', entry: listWaitingCalls, first: firstUnreached },
  { kind: 'paper', entry: bringCodeToFamily, first: listEndingPapers },
  { kind: 'reader', entry: listReaders, first: firstReaders },
  { kind: 'deletion', entry: lookAtDeletion, first: firstDeletions },
  { kind: 'request', entry: listRequests, first: firstRequests },
  { kind: 'backup', entry: showSystem, first: firstBackups },
  { kind: 'quietWord', entry: listQuietWords, first: firstVetoes },
  { kind: 'marriage', entry: listMarriages, first: firstMarriages },
  { kind: 'mail', entry: showSystem, first: firstMailHolds },
  { kind: 'twoFamilies', entry: listDeskHints, first: firstHints },
];

/** Maximum number of items of each kind in the list. The area itself shows all. */
const MOST_OF_KIND = 20;

/** Registers the calls for the first page of the office: what waits, and the figures of the week near a place. */
export function todayRoutes(office: Office): void {
  const weekNear = makeWeeksCache(office.services.db);

  registerStaffCall(office, showWeekNear, async ({ db, values: { near }, about }) => {
    const places = await listPlaces(db);
    const place = places.find(({ id }) => id === near);
    about({ subject: place?.nameEn ?? '' });
    return { week: place ? await weekNear(place.id) : null };
  });

  registerStaffCall(office, showToday, async ({ db, staff }) => ({ waits: await listWaits(db, staff.roles) }));
}

/** Caches the weekly figures of each place, as those of the whole office are. */
function makeWeeksCache(db: Kysely<Database>) {
  const loadersByPlace = new Map<number, ReturnType<typeof makeTwoWeeks>>();
  return (nearId: number) => {
    const loadWeeks = loadersByPlace.get(nearId) ?? makeTwoWeeks(db, nearId);
    loadersByPlace.set(nearId, loadWeeks);
    return loadWeeks();
  };
}

/**
 * Lists the waiting items of the areas that these roles may enter: overdue claims first, then the earliest deadline.
 */
async function listWaits(db: Kysely<Database>, roles: readonly StaffRole[]) {
  const openSources = sources.filter(({ entry }) => mayMake(roles, entry.path));
  const waits = [];
  for (const { kind, first } of openSources)
    for (const { since, due, ...wait } of await first(db, MOST_OF_KIND))
      waits.push({ kind, ...wait, since: since.toISOString(), due: due.toISOString() });
  // A profile with a claim cannot answer anybody until the office has spoken with the family. Overdue claims come
  // first.
  const now = new Date().toISOString();
  const isOverdueClaim = ({ kind, due }: { kind: WaitingKind; due: string }) => kind === 'whose' && due < now;
  return waits.sort(
    (one, other) => Number(isOverdueClaim(other)) - Number(isOverdueClaim(one)) || one.due.localeCompare(other.due),
  );
}
