import { showTimeline } from '#contract/staff/timeline.ts';
import { loadTimeline } from '#server/domain/office-log/timeline.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';
import { openForStaff } from './open-for-staff.ts';

const FIRST_PAGE = 1;
/** A page beyond it has no events. */
const MOST_PAGES = 10_000;

/** Registers the call for the timeline of one family. Staff who may open the family may read it. */
export function timelineRoutes(office: Office): void {
  registerStaffCall(office, showTimeline, async ({ db, staff, values: { member, kind, page }, about }) => {
    await openForStaff(office.services.db, db, {
      who: staff.email,
      command: showTimeline.path,
      profileId: member,
    });
    about({ profileId: member });
    const filter = {
      profileId: member,
      roles: staff.roles,
      kind,
      page: Math.min(page ?? FIRST_PAGE, MOST_PAGES) || FIRST_PAGE,
    };
    const { kinds, rows, hasMore } = await loadTimeline(db, filter);
    return {
      kinds,
      hasMore,
      events: rows.map(({ at, due_on, what, ...event }) => ({
        ...event,
        what,
        // `what` by the words that former versions of the page know.
        detail: what.replace(/^returned/, 'sentBack'),
        at: at.toISOString(),
        dueOn: due_on,
      })),
    };
  });
}
