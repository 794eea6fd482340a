import { type Match, SAMPLES, type Sample } from '#contract/matches.ts';
import type { Sheet } from '#contract/member.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadVisibleCardViews, type View } from './load-views.ts';
import { presentAnswers, presentShared } from './present-answers.ts';
import { listSamples } from './samples.queries.ts';
import { judgeFit, unknownOf } from './sheet.ts';
import { loadOwnerRows } from './views.queries.ts';

/** The reader of the cards, and the day for which they are computed. */
export interface Reader {
  profileId: string;
  person: SharedPerson;
  /** The day, `YYYY-MM-DD`. */
  on: string;
}

/** A card of a list, with the reader's view of that member. */
export interface Card {
  match: Match;
  view: View;
}

/** Returns the cards of these members in their order. A member who may not be seen has none. */
export async function loadVisibleCards(
  services: DomainServices,
  reader: Reader,
  ids: readonly string[],
): Promise<Card[]> {
  const views = await loadVisibleCardViews(services, reader.profileId, ids);
  return ids.flatMap((id) => {
    const card = views.get(id);
    if (card === undefined) return [];
    const { view, note, between, signs } = card;
    const match = { ...presentMatch(reader, view), isKept: note !== null, hasNote: Boolean(note), between, signs };
    return [{ view, match }];
  });
}

/** Returns a card without what the reader's list adds to it. */
function presentMatch(
  { person: seeker, on }: Reader,
  { person, shared, trust }: View,
): Omit<Match, 'isKept' | 'hasNote' | 'between' | 'signs'> {
  const { guna, ...fit } = judgeFit(seeker, person, on);
  const [mine, theirs] = [seeker.religion, shared.religion?.id];
  const hasOtherReligion = Boolean(mine && theirs && mine !== theirs);
  const badges = trust.badges.map(({ kind }) => kind);
  return { member: shared, badges, guna: guna && pointsOf(guna), ...fit, hasOtherReligion, unknown: unknownOf(shared) };
}

/** Returns the part of the guna points that a card shows. */
const pointsOf = ({ total, most, known, expected }: NonNullable<Sheet['guna']>) => ({ total, most, known, expected });

/** What strangers see; samples show even less. */
const STRANGERS_LAYER = 2;
/** The number of a profile id is smaller than this. */
const PROFILE_NUMBERS = 1_000_000_000;

/**
 * Returns the `SAMPLES` members of the day for a reader who may not see lists yet: age, height, area, caste, education
 * and profession. A sample has no name, photo, number or own words.
 */
export async function loadSamples(
  { db, lookups, keyedHash }: Pick<DomainServices, 'db' | 'lookups' | 'keyedHash'>,
  viewerId: string,
  today: string,
): Promise<Sample[]> {
  const numberOfDay = keyedHash(`samples ${today}`).readUInt32BE() % PROFILE_NUMBERS;
  const from = `SV${numberOfDay}`;
  const ids = await listSamples(db, viewerId, { from, count: SAMPLES });
  if (ids.length === 0) return [];
  const rows = await loadOwnerRows(db, { viewerId, ownerIds: ids });
  return rows.map((row) => {
    const shared = presentShared(row, presentAnswers(row, STRANGERS_LAYER, lookups), { layer: STRANGERS_LAYER, today });
    const { age, heightCm, state, country, caste, education, profession } = shared;
    const district = row['home.id'] === null ? null : { name: shared.district.name, nameBn: shared.district.nameBn };
    return { age, heightCm, place: state ?? country, district, caste, education, profession };
  });
}
