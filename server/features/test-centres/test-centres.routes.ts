import { listTestCentres } from '#contract/test-centres.ts';
import { isPlaceholderCentre } from '#server/domain/content/placeholders.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import { nearTo } from './near.ts';
import { loadHome, loadTestCentres } from './test-centres.queries.ts';

/**
 * Registers the call for places to test blood before a wedding. A real site shows only what the office has entered
 * itself.
 */
export function testCentreRoutes(services: Services): void {
  const { recent, db, config } = services;
  const showsAll = isTrial(config);

  registerMemberCall(services, listTestCentres, async ({ who: { profileId } }) => {
    const rows = await recent(loadTestCentres);
    const shownRows = rows.filter((row) => showsAll || !isPlaceholderCentre(row));
    return nearTo(await loadHome(db, profileId), shownRows, isPlaceholderCentre);
  });
}
