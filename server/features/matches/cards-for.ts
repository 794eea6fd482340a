import { todayInIndia } from '#contract/india-day.ts';
import type { Match } from '#contract/matches.ts';
import { loadCards } from '#server/domain/visibility/cards.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import { loadPage } from '#server/ranking/page.ts';
import type { Services } from '#server/services.ts';

/** Cards as a family reads them now: of those whom it asks for, in that order, else the first page of its own list. */
export async function loadCardsFor(
  services: Services,
  profileId: string,
  asked: readonly string[],
): Promise<readonly Match[]> {
  const on = todayInIndia();
  const seeker = await loadSeeker(services, profileId);
  const reader = { profileId, person: seeker.person, on };
  if (asked.length > 0) return (await loadCards(services, reader, asked)).map(({ match }) => match);
  return (await loadPage(services, { ...seeker, ...reader, order: 'fit', after: null })).matches;
}
