import { showReadings } from '#contract/profile-views.ts';
import { listOfficeDays } from '#server/domain/office-log/looks.queries.ts';
import { FEWEST_TOLD } from '#server/domain/profile-views/count-readings.ts';
import { countReadersByWeek } from '#server/domain/profile-views/profile-views.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';

/** Registers the call that shows on which days the office opened the profile, and how many members did in each week. */
export function readingRoutes(services: Services): void {
  registerMemberCall(services, showReadings, async ({ who }) => {
    const weeks = await countReadersByWeek(services.db, who.profileId);
    return {
      office: await listOfficeDays(services.db, who.profileId),
      weeks: weeks
        .map(({ week, readers }) => ({ monday: week, readers: readers < FEWEST_TOLD ? null : readers }))
        .reverse(),
    };
  });
}
