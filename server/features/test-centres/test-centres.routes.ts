import { listTestCentres } from '#contract/test-centres.ts';
import { isPlaceholderCentre } from '#server/domain/content/placeholders.ts';
import { answerMember } from '#server/http/answer.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import { nearTo } from './near.ts';
import { loadHome, loadTestCentres } from './test-centres.queries.ts';

/** Where blood is tested before a wedding; a real site shows nothing that the office has not entered itself. */
export function testCentreRoutes(services: Services): void {
  const { recent, db, config } = services;
  const showsAll = isTrial(config);

  answerMember(services, listTestCentres, async ({ who: { profileId } }) => {
    const rows = await recent(loadTestCentres);
    const shown = rows.filter((row) => showsAll || !isPlaceholderCentre(row));
    return nearTo(await loadHome(db, profileId), shown, isPlaceholderCentre);
  });
}
