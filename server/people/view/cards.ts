import type { Match } from '#contract/matches.ts';
import type { Sheet } from '#contract/member.ts';
import type { SharedPerson } from '#matching/person.ts';
import { loadSigns, noSigns } from '#server/people/reach/signs.queries.ts';
import type { Services } from '#server/services.ts';
import { loadKept } from './kept.queries.ts';
import { loadViews, type View } from './load-views.ts';
import { judgeFit, unknownOf } from './sheet.ts';

/** For whom cards are made, and on which day. */
export interface Reader {
  profileId: string;
  person: SharedPerson;
  on: string;
}

/** A card of a list, with what else the reader sees of that member. */
export interface Card {
  match: Match;
  view: View;
}

/** The cards of these members, in their order; of whoever may not be seen there is none. */
export async function loadCards(services: Services, reader: Reader, ids: readonly string[]): Promise<Card[]> {
  const [views, kept, signs] = await Promise.all([
    loadViews(services, reader.profileId, ids),
    loadKept(services.db, reader.profileId, ids),
    loadSigns(services, ids),
  ]);
  return ids.flatMap((id) => {
    const view = views.get(id);
    if (view === undefined) return [];
    return [{ view, match: { ...presentMatch(reader, view), isKept: kept.has(id), signs: signs.get(id) ?? noSigns } }];
  });
}

function presentMatch(
  { person: seeker, on }: Reader,
  { person, shared, trust }: View,
): Omit<Match, 'isKept' | 'signs'> {
  const { guna, ...fit } = judgeFit(seeker, person, on);
  const [mine, theirs] = [seeker.religion, shared.religion?.id];
  const hasOtherReligion = Boolean(mine && theirs && mine !== theirs);
  const badges = trust.badges.map(({ kind }) => kind);
  return { member: shared, badges, guna: guna && pointsOf(guna), ...fit, hasOtherReligion, unknown: unknownOf(shared) };
}

const pointsOf = ({ total, most, known, expected }: NonNullable<Sheet['guna']>) => ({ total, most, known, expected });
