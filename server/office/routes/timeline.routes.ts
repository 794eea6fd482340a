import { showTimeline } from '#contract/staff/timeline.ts';
import { loadTimeline } from '#server/domain/office-log/timeline.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';
import { openForStaff } from './open-for-staff.ts';

/** Registers the call for the timeline of one family. Staff who may open the family may read it. */
export function timelineRoutes(office: Office): void {
  registerStaffCall(office, showTimeline, async ({ db, staff, values: { member, kind, page }, about }) => {
    await openForStaff(office.services.db, db, {
      who: staff.email,
      command: showTimeline.path,
      profileId: member,
    });
    about({ profileId: member });
    const wanted = { profileId: member, roles: staff.roles, kind, page: Math.min(page ?? 1, 10_000) || 1 };
    const { kinds, rows, hasMore } = await loadTimeline(db, wanted);
    return {
      kinds,
      hasMore,
      events: rows.map(({ at, due_on, what, ...event }) => ({
        ...event,
        what,
        detail: what.replace(/^returned/, 'sentBack'),
        at: at.toISOString(),
        dueOn: due_on,
      })),
    };
  });
}
