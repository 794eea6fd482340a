import type { SharedPerson } from '#matching/person.ts';
import { makeIdTable, type RankingIndex, scoreOf } from '#ranking/ranking.ts';
import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import { type Breath, makeBreath } from './breath.ts';
import { bestOfEach, emptyLists, invert, type Lists, type Naming, never } from './lists-of-best.ts';
import { hundredths, type UnsortedMarket } from './market.ts';
import { isLeftOut, type Seed } from './seed.ts';
import { leastWait, spareFactor, type Turns } from './turns.ts';

/** A family for the lists, and the numbers of members with whom it has any history. */
export interface Asking {
  person: SharedPerson;
  history: ReadonlySet<number>;
}

/** How a market is read, and for which week. */
export interface Reading {
  ranking: Pick<RankingIndex, 'judge'>;
  /** Loads families by profile id. Families that have left meanwhile are missing. */
  load(profileIds: readonly string[]): Promise<ReadonlyMap<string, Asking>>;
  /** The Monday of the week. Scores are computed for that day. */
  on: string;
  seed: Seed;
  /** If true, a side that is much larger than the other names nobody itself; it only judges those who name it. */
  asksFew?: boolean;
  /** Aborts the reading. */
  signal?: AbortSignal | undefined;
}

/** The maximum number of families that one query loads. */
const loadedAtOnce = 200;

/** The families of one side. A family's place is its index in `families`, `numbers` and `waits`. */
interface Side {
  families: readonly Introducible[];
  /** The numbers of the profile ids. */
  numbers: Uint32Array;
  /** How many rounds each family has waited. */
  waits: Uint8Array;
  /** Returns the place of a family by its number; undefined if it is not on this side. */
  placeOf: (number: number) => number | undefined;
}

/** Members who are in no list, by their numbers. The engine judges them directly. */
type Outside = ReadonlyMap<number, SharedPerson>;

/** What the families of one side are asked: to name their best candidates, to judge who has named them, or both. */
interface SideRequest {
  side: Side;
  others: Side;
  /** The lists in which their best are stored: only others who have waited `minimumWaits` rounds or more. */
  own?: { lists: Lists; minimumWaits: number };
  /** The namings that this side must judge. */
  named?: Naming;
}

/**
 * Returns the possible pairs: everybody's best, with the lesser of both scores. Brides are asked first. Then grooms are
 * asked and judge the brides who named them. Then brides judge the grooms who named them. So a family is in memory only
 * while it is asked.
 */
export async function readMarket({ brides, grooms }: Turns, reading: Reading): Promise<UnsortedMarket> {
  const breathe = makeBreath(reading.signal);
  const [brideSide, groomSide] = [await readSide(brides, breathe), await readSide(grooms, breathe)];
  const [brideLists, groomLists] = [emptyLists(brides.length), emptyLists(grooms.length)];
  const outside = await loadOutside([...brides, ...grooms], reading);
  const mostTimes = reading.asksFew ? spareFactor : Number.POSITIVE_INFINITY;
  const namesOthers = (side: Side, others: Side) => side.numbers.length <= mostTimes * others.numbers.length;
  const ask = (request: SideRequest) => askSide(request, outside, { ...reading, breathe });
  const ownOfBrides = { lists: brideLists, minimumWaits: leastWait(groomSide.waits, brides.length) };
  if (namesOthers(brideSide, groomSide)) await ask({ side: brideSide, others: groomSide, own: ownOfBrides });
  const namedByBrides = await invert(brideLists, grooms.length, breathe);
  const requestToGrooms: SideRequest = { side: groomSide, others: brideSide, named: namedByBrides };
  if (namesOthers(groomSide, brideSide))
    requestToGrooms.own = { lists: groomLists, minimumWaits: leastWait(brideSide.waits, grooms.length) };
  await ask(requestToGrooms);
  const namedByGrooms = await invert(groomLists, brides.length, breathe);
  await ask({ side: brideSide, others: groomSide, named: namedByGrooms });
  const offers = await gather({ brideSide, groomSide, brideLists, namedByGrooms }, reading.seed, breathe);
  return {
    brides: { numbers: brideSide.numbers, waits: brideSide.waits },
    grooms: { numbers: groomSide.numbers, waits: groomSide.waits },
    offers,
    seed: reading.seed,
  };
}

async function readSide(families: readonly Introducible[], breathe: Breath): Promise<Side> {
  const numbers = new Uint32Array(families.length);
  const waits = new Uint8Array(families.length);
  const places = makeIdTable(families.length);
  for (const [place, family] of families.entries()) {
    const number = numberOf(family.profileId);
    numbers[place] = number;
    waits[place] = family.waits;
    places.set(number, place);
    await breathe();
  }
  return { families, numbers, waits, placeOf: places.get };
}

/** Returns the number of a profile id (`SV123`). */
export const numberOf = (profileId: string): number => Number(profileId.slice(2));

/** Loads the members who are in no list, because they are shown only to families whom they write to. */
async function loadOutside(families: readonly Introducible[], { load }: Reading): Promise<Outside> {
  const ids = families.filter(({ isChosen }) => isChosen).map(({ profileId }) => profileId);
  const outside = new Map<number, SharedPerson>();
  for (let at = 0; at < ids.length; at += loadedAtOnce)
    for (const [id, { person }] of await load(ids.slice(at, at + loadedAtOnce))) outside.set(numberOf(id), person);
  return outside;
}

/** Lets the families of one side name their best and judge who has named them. A family that has left refuses all. */
async function askSide(request: SideRequest, outside: Outside, reading: Reading & { breathe: Breath }): Promise<void> {
  const { side, own, named } = request;
  const places = [...side.families.keys()].filter((place) => own || (named && named.countOf(place) > 0));
  const profileIdOf = (place: number) => side.families[place]?.profileId ?? '';
  for (let at = 0; at < places.length; at += loadedAtOnce) {
    const loadedPlaces = places.slice(at, at + loadedAtOnce);
    const loaded = await reading.load(loadedPlaces.map(profileIdOf));
    for (const place of loadedPlaces) {
      const asking = loaded.get(profileIdOf(place));
      if (asking) judge(request, place, asking, outside, reading);
      else named?.judge(place, () => never);
      await reading.breathe();
    }
  }
}

/** Lets one family judge who has named it (`named`) and, if it names others, adds its best to its list (`own`). */
// biome-ignore lint/complexity/useMaxParams: asked of everybody
function judge(
  request: SideRequest,
  place: number,
  { person, history }: Asking,
  outside: Outside,
  { ranking, on }: Reading,
): void {
  const { side, others, own, named } = request;
  const naming = named?.placesOf(place) ?? [];
  const { best, scores } = ranking.judge(person, on, {
    count: own ? bestOfEach : 0,
    whose: side.families[place]?.profileId ?? '',
    mayTake: (number) => {
      const other = others.placeOf(number);
      return other !== undefined && (others.waits[other] ?? 0) >= (own?.minimumWaits ?? 0) && !history.has(number);
    },
    scored: Uint32Array.from(naming, (other) => others.numbers[other] ?? 0),
  });
  named?.judge(place, (index) => {
    const unlisted = outside.get(others.numbers[naming[index] ?? 0] ?? 0);
    return inHundredths(unlisted ? scoreOf(person, unlisted, on) : (scores[index] ?? Number.NaN));
  });
  if (own === undefined) return;
  // A pair is stored once: an other who has named this family has the pair in its own list.
  const pairedAlready = new Set(naming);
  for (const { id, score } of best) {
    const other = others.placeOf(id);
    if (other !== undefined && !pairedAlready.has(other)) own.lists.add(place, other, inHundredths(score));
  }
}

/** Returns a score in hundredths of a point; `never` if there is none, because the two must not be listed together. */
const inHundredths = (score: number): number => (Number.isFinite(score) ? Math.round(score * hundredths) : never);

interface Gathered {
  brideSide: Side;
  groomSide: Side;
  brideLists: Lists;
  namedByGrooms: Naming;
}

/**
 * Collects the possible pairs by bride: those that she named, then those that only the groom named. Omits some
 * (`isLeftOut`).
 */
async function gather({ brideSide, groomSide, brideLists, namedByGrooms }: Gathered, seed: Seed, breathe: Breath) {
  const from = new Uint32Array(brideSide.numbers.length + 1);
  const mostPairs = brideLists.count() + namedByGrooms.count();
  const [other, lesser] = [new Uint32Array(mostPairs), new Int16Array(mostPairs)];
  let end = 0;
  const add = (bride: number, groom: number, score: number) => {
    if (score === never || isLeftOut(seed, brideSide.numbers[bride] ?? 0, groomSide.numbers[groom] ?? 0)) return;
    other[end] = groom;
    lesser[end++] = score;
  };
  for (let bride = 0; bride < brideSide.numbers.length; bride++) {
    brideLists.forEach(bride, (groom, score) => add(bride, groom, score));
    namedByGrooms.forEach(bride, (groom, score) => add(bride, groom, score));
    from[bride + 1] = end;
    await breathe();
  }
  // Not copied, because this is hundreds of megabytes for a million families.
  return { from, other: other.subarray(0, end), lesser: lesser.subarray(0, end) };
}
