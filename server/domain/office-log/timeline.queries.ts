import { type Kysely, sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import { listCases } from '#contract/staff/cases.ts';
import { listLetters } from '#contract/staff/desk.ts';
import { listDeskHints } from '#contract/staff/desk-hints.ts';
import { listMelans } from '#contract/staff/melans.ts';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { showRegister } from '#contract/staff/old-register.ts';
import { mayMake } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { showSlip } from '#contract/staff/slips.ts';
import {
  type FATES,
  TIMELINE,
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineWhat,
} from '#contract/staff/timeline.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { nameOfStaff } from './name-of-staff.queries.ts';

/** For each kind of entry, the call that a member of staff must be allowed to make to read entries of that kind. */
const CALL_OF: Readonly<Record<TimelineKind, Pick<Call, 'path'>>> = {
  profile: showMemberToStaff,
  decision: showMemberToStaff,
  letter: showMemberToStaff,
  written: listLetters,
  call: showMemberToStaff,
  proposal: showMemberToStaff,
  task: showMemberToStaff,
  note: showMemberToStaff,
  told: listDeskHints,
  case: listCases,
  paper: showMemberToStaff,
  register: showRegister,
  slip: showSlip,
  melan: listMelans,
  meeting: showMemberToStaff,
};

/** Number of events on one page of a timeline. */
export const EVENTS_A_PAGE = 30;

interface TimelineRequest {
  profileId: string;
  /** Roles of the member of staff who reads the timeline. */
  roles: readonly StaffRole[];
  /** `''` for all kinds. */
  kind: TimelineKind | '';
  /** Page number, from 1. */
  page: number;
}

/** An event of the timeline, as the office reads it. */
interface TimelineRow {
  at: Date;
  kind: TimelineKind;
  what: TimelineWhat;
  /** Name of the member of staff, or what `who` of the log contains. */
  by: string;
  words: string;
  reference: string;
  /** `YYYY-MM-DD`; `''` if the entry has no deadline. */
  due_on: string;
  /** For a notice: what became of it on each channel; else empty. */
  fates: { channel: 'email' | 'sms' | 'push' | 'office'; state: (typeof FATES)[number] }[];
}

/** The values of the statement `loadPage`. */
interface PageAsked {
  profileId: string;
  kinds: readonly TimelineKind[];
  events: readonly TimelineWhat[];
  /** Each kind with each of its events, as `kind event`, because kinds share the names of some events. */
  pairs: readonly string[];
  /** Number of events on the pages before. */
  skipped: number;
}

/**
 * Loads a page and one event more. Prepared, because planning the log takes ten times as long as reading one family's
 * part of it. An event that `TIMELINE` does not list, such as a notice about another family, is shown to nobody.
 */
const loadPage = statement<PageAsked, TimelineRow>(
  (given) => sql`
    select e.at, e.kind, e.what, ${nameOfStaff(sql`e.who`)} as by, e.why as words, e.reference,
      coalesce(e.due_on::text, '') as due_on, coalesce(e.fates, '[]') as fates
    from (select at, kind, what, who, why, reference, due_on, fates from office_log
      where profile_id = ${given('profileId')} and kind = any(${given('kinds')}::text[])
        and what = any(${given('events')}::text[]) and kind || ' ' || what = any(${given('pairs')}::text[])
      order by at desc, kind, what, reference, why
      limit ${EVENTS_A_PAGE + 1} offset ${given('skipped')}::int) e
    order by at desc, kind, what, reference, words`,
);

/**
 * Loads a page of a family's timeline, the latest event first, whether there are more events, and the kinds that these
 * roles may read.
 */
export async function loadTimeline(db: Kysely<Database>, { profileId, roles, kind, page }: TimelineRequest) {
  const kinds = TIMELINE_KINDS.filter((readableKind) => mayMake(roles, CALL_OF[readableKind].path));
  const wantedKinds = kinds.filter((readableKind) => kind === '' || readableKind === kind);
  if (wantedKinds.length === 0) return { kinds, rows: [], hasMore: false };
  const rows = await loadPage(db, {
    profileId,
    kinds: wantedKinds,
    events: wantedKinds.flatMap((wantedKind): readonly TimelineWhat[] => TIMELINE[wantedKind]),
    pairs: wantedKinds.flatMap((wantedKind) => TIMELINE[wantedKind].map((event) => `${wantedKind} ${event}`)),
    skipped: (page - 1) * EVENTS_A_PAGE,
  });
  return { kinds, rows: rows.slice(0, EVENTS_A_PAGE), hasMore: rows.length > EVENTS_A_PAGE };
}
