import { MATCHES_A_PAGE, type Match } from '#contract/matches.ts';
import { listAcquainted, listCandidates, loadAlike } from '#server/domain/names/sounds.queries.ts';
import { isFirstName, isWholeName, type WantedName, wantedName } from '#server/domain/names/wanted-name.ts';
import { type Card, loadVisibleCards, type Reader } from '#server/domain/visibility/cards.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import type { Services } from '#server/services.ts';

/** One more than a page, to know whether another page follows. */
const MATCHES_TO_FIND = MATCHES_A_PAGE + 1;

/** Length of the letters `SV`, which precede the number in a profile id. */
const PREFIX_LENGTH = 2;

/** The reader, and whether the lists are open to them. */
interface Asking extends Reader {
  mayList: boolean;
}

/** A page of members found. */
interface Found {
  /** Members found. The full name is `''` for strangers. */
  found: { match: Match; fullName: string; fullNameSpelled: string }[];
  /** Whether the searched name has more words than the part that a stranger reads. */
  hasSurname: boolean;
  /** The number in the profile id of the last member found; `''` at the end. */
  cursor: string;
}

/** Finds the member with this profile id, if the reader may see them. */
export async function findByNumber(services: Services, reader: Asking, memberId: string): Promise<Found> {
  const cards = memberId === reader.profileId ? [] : await loadVisibleCards(services, reader, [memberId]);
  return { found: cards.map(present), hasSurname: false, cursor: '' };
}

/**
 * Finds members by name, a page after the profile number `after`. Stored sounds select candidates; whether one matches
 * depends only on the part of the name that the reader may see.
 */
export async function findByName(
  services: Services,
  reader: Asking,
  { name, after }: { name: string; after: number },
): Promise<Found> {
  const wanted = wantedName(name);
  const listCandidatesAfter = await makeCandidateLister(services, reader, wanted);
  const cards: Card[] = [];
  let lastNumber = after;
  for (;;) {
    const ids = await listCandidatesAfter(lastNumber);
    const visibleCards = await loadVisibleCards(services, reader, ids);
    cards.push(...visibleCards.filter(({ view }) => isNamed(wanted, view)));
    if (ids.length < MATCHES_TO_FIND || cards.length >= MATCHES_TO_FIND) break;
    lastNumber = Number(ids.at(-1)?.slice(PREFIX_LENGTH));
  }
  const found = cards.slice(0, MATCHES_A_PAGE).map(present);
  const cursor = cards.length > found.length ? (found.at(-1)?.match.member.memberId.slice(PREFIX_LENGTH) ?? '') : '';
  return { found, hasSurname: wanted.words.length > wanted.sounds.length, cursor };
}

/** Prepares a name search. Returns a function that lists candidates after a profile number. */
async function makeCandidateLister({ db }: Services, { profileId, person, mayList }: Asking, wanted: WantedName) {
  const gender = person.gender === 'Male' ? 'Female' : 'Male';
  const alike = mayList ? await loadAlike(db, gender, wanted.sounds) : [];
  const acquainted = await listAcquainted(db, profileId);
  const known = acquainted
    .filter(({ name }) => isFirstName(wanted, firstNameOf(name)) || isWholeName(wanted, name))
    .map((member) => member.profileId);
  return (after: number) => listCandidates(db, { gender, alike, known, after, count: MATCHES_TO_FIND });
}

const isNamed = (wanted: WantedName, { shared, family }: Card['view']): boolean =>
  isFirstName(wanted, shared.name) || (family !== null && isWholeName(wanted, family.fullName));

const present = ({ match, view }: Card) => ({
  match,
  fullName: view.family?.fullName ?? '',
  fullNameSpelled: view.family?.fullNameSpelled ?? '',
});
