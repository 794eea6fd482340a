import type { Match } from '#contract/matches.ts';
import type { Sheet } from '#contract/member.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadCardViews, type View } from './load-views.ts';
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

/** The cards of these members, in their order; of a member who may not be seen there is none. */
export async function loadCards(services: DomainServices, reader: Reader, ids: readonly string[]): Promise<Card[]> {
  const views = await loadCardViews(services, reader.profileId, ids);
  return ids.flatMap((id) => {
    const card = views.get(id);
    if (card === undefined) return [];
    const { view, note, between, signs } = card;
    return [{ view, match: { ...presentMatch(reader, view), isKept: note !== null, between, signs } }];
  });
}

function presentMatch(
  { person: seeker, on }: Reader,
  { person, shared, trust }: View,
): Omit<Match, 'isKept' | 'between' | 'signs'> {
  const { guna, ...fit } = judgeFit(seeker, person, on);
  const [mine, theirs] = [seeker.religion, shared.religion?.id];
  const hasOtherReligion = Boolean(mine && theirs && mine !== theirs);
  const badges = trust.badges.map(({ kind }) => kind);
  return { member: shared, badges, guna: guna && pointsOf(guna), ...fit, hasOtherReligion, unknown: unknownOf(shared) };
}

const pointsOf = ({ total, most, known, expected }: NonNullable<Sheet['guna']>) => ({ total, most, known, expected });
