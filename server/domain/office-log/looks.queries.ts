import { type Kysely, sql } from 'kysely';
import type { OfficePurpose } from '#contract/profile-views.ts';
import { approve, openApproval, reject, returnForCorrection, undoDecided } from '#contract/staff/approvals.ts';
import { noteCall } from '#contract/staff/calls.ts';
import { spokeToCandidate } from '#contract/staff/care.ts';
import { askReporter, restProfile, settleCase, showCase } from '#contract/staff/cases.ts';
import { callNow } from '#contract/staff/desk.ts';
import { seeIdentity } from '#contract/staff/identity.ts';
import { findMembers, giveBadgeTo, showMemberToStaff } from '#contract/staff/members.ts';
import { doRequest } from '#contract/staff/requests.ts';
import { familySheet } from '#contract/staff/slips.ts';
import { logCall, showFamilyWork } from '#contract/staff/tasks.ts';
import { showTimeline } from '#contract/staff/timeline.ts';
import { refuseWhose, spokeWith } from '#contract/staff/whose.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * The purpose that `listOfficeDays` gives for each call of the office. A day with only other calls is not listed,
 * because the family must not know of them.
 */
const PURPOSE_OF: Readonly<Record<string, OfficePurpose>> = {
  ...Object.fromEntries(
    [openApproval, approve, returnForCorrection, reject, undoDecided].map(({ path }) => [path, 'approval']),
  ),
  ...Object.fromEntries([callNow, noteCall, logCall, spokeToCandidate, spokeWith].map(({ path }) => [path, 'call'])),
  ...Object.fromEntries([showCase, settleCase, restProfile, askReporter].map(({ path }) => [path, 'report'])),
  ...Object.fromEntries(
    [showMemberToStaff, showTimeline, showFamilyWork, seeIdentity, giveBadgeTo, doRequest, refuseWhose].map(
      ({ path }) => [path, 'account'],
    ),
  ),
  [findMembers.path]: 'search',
  // The card may be on the sheet of another family, or the sheet may be for this family.
  [familySheet.path]: 'search',
};

interface OfficeDay {
  /** `YYYY-MM-DD` in India. */
  day: string;
  purposes: OfficePurpose[];
}

/**
 * Lists the days on which the office opened a profile, with the purposes, the latest first. Includes only finished
 * weeks, as the list of members who have read the profile does.
 */
export async function listOfficeDays(db: Kysely<Database>, profileId: string): Promise<OfficeDay[]> {
  const { rows } = await sql<{ day: string; commands: string[] }>`
    select (at at time zone 'Asia/Kolkata')::date::text as day, array_agg(distinct what) as commands
    from office_log where kind = 'use' and profile_id = ${profileId} and outcome = 'done' and what = any(${Object.keys(PURPOSE_OF)})
      and at < date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    group by 1 order by 1 desc`.execute(db);
  return rows.map(({ day, commands }) => {
    const purposes = new Set(commands.flatMap((command) => PURPOSE_OF[command] ?? []));
    // With another purpose on the same day, the search was for this member, so "search" adds nothing.
    if (purposes.size > 1) purposes.delete('search');
    return { day, purposes: [...purposes].sort() };
  });
}

/**
 * Returns the days on which the office dealt with the profile, and why. Reports, rests and suspensions count as *other
 * work*, because more would reveal that somebody has complained. The women's desk is left out, because another holder
 * might read the download.
 */
export async function officeLooksInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ looked_on: string; what_for: string }>`
    select distinct (at at time zone 'Asia/Kolkata')::date::text as looked_on,
      case when what ~ 'approv|sendback|reject|decided' then 'before others see it'
        when what ~ 'call|spoke|bringcode|codes' then 'a call'
        when what ~ 'paper|identity|badge' then 'papers and badges'
        when what ~ 'find|search|today|cardsheet' then 'a search or a list'
        else 'other work' end as what_for
    from office_log where kind = 'use' and profile_id = ${profileId} and outcome = 'done' and what !~ 'quietword' order by 1, 2`.execute(
    db,
  );
  return rows;
}
