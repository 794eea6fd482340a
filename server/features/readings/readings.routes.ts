import { showReadings } from '#contract/readings.ts';
import { answerMember } from '#server/door/answer.ts';
import { FEWEST_TOLD } from '#server/people/readings/count-readings.ts';
import { listOfficeDays } from '#server/people/readings/office-readings.queries.ts';
import { countReadersByWeek } from '#server/people/readings/readings.queries.ts';
import type { Services } from '#server/services.ts';

export function readingRoutes(services: Services): void {
  answerMember(services, showReadings, async ({ who }) => {
    const weeks = await countReadersByWeek(services.db, who.profileId);
    return {
      office: await listOfficeDays(services.db, who.profileId),
      weeks: weeks
        .map(({ week, readers }) => ({ monday: week, readers: readers < FEWEST_TOLD ? null : readers }))
        .reverse(),
    };
  });
}
