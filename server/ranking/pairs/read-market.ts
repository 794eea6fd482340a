import type { SharedPerson } from '#matching/person.ts';
import { makeIdTable, type RankingIndex, scoreOf } from '#ranking/ranking.ts';
import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import { type Breath, makeBreath } from './breath.ts';
import { bestOfEach, emptyLists, invert, type Lists, type Naming, never } from './lists-of-best.ts';
import { hundredths, type UnsortedMarket } from './market.ts';
import { isLeftOut, type Seed } from './seed.ts';
import { leastWait, spare, type Turns } from './turns.ts';

/** A family for the lists, and the numbers of members with whom it has any history. */
export interface Asking {
  person: SharedPerson;
  history: ReadonlySet<number>;
}

export interface Reading {
  ranking: Pick<RankingIndex, 'judge'>;
  /** Loads families by profile id. Families that have left meanwhile are missing. */
  load(profileIds: readonly string[]): Promise<ReadonlyMap<string, Asking>>;
  /** The Monday of the week. Scores are computed for that day. */
  on: string;
  seed: Seed;
  /** Whether a much larger side only judges those who name it. */
  asksFew?: boolean;
  /** Aborts the reading. */
  signal?: AbortSignal | undefined;
}

/** Families loaded at a time. */
const loadedAtOnce = 200;

interface Side {
  families: readonly Introducible[];
  numbers: Uint32Array;
  waits: Uint8Array;
  /** Returns the place of a family by its number. */
  placeOf: (number: number) => number | undefined;
}

/** Members who are in no list, by their numbers. The engine judges them directly. */
type Outside = ReadonlyMap<number, SharedPerson>;

/** The requests to one side. */
interface Round {
  side: Side;
  others: Side;
  /** Where its best are stored; only others who have waited at least `least` rounds. */
  own?: { lists: Lists; least: number };
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
  const [her, his] = [await sideOf(brides, breathe), await sideOf(grooms, breathe)];
  const [hers, ofHis] = [emptyLists(brides.length), emptyLists(grooms.length)];
  const outside = await loadOutside([...brides, ...grooms], reading);
  const mostTimes = reading.asksFew ? spare : Number.POSITIVE_INFINITY;
  const asks = (side: Side, others: Side) => side.numbers.length <= mostTimes * others.numbers.length;
  const ask = (round: Round) => askSide(round, outside, { ...reading, breathe });
  const own = { lists: hers, least: leastWait(his.waits, brides.length) };
  if (asks(her, his)) await ask({ side: her, others: his, own });
  const namedByBrides = await invert(hers, grooms.length, breathe);
  const ownOfHis = { lists: ofHis, least: leastWait(her.waits, grooms.length) };
  await ask({ side: his, others: her, named: namedByBrides, ...(asks(his, her) && { own: ownOfHis }) });
  const namedByGrooms = await invert(ofHis, brides.length, breathe);
  await ask({ side: her, others: his, named: namedByGrooms });
  const offers = await gather({ her, his, hers, namedByGrooms }, reading.seed, breathe);
  return {
    brides: { numbers: her.numbers, waits: her.waits },
    grooms: { numbers: his.numbers, waits: his.waits },
    offers,
    seed: reading.seed,
  };
}

async function sideOf(families: readonly Introducible[], breathe: Breath): Promise<Side> {
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

export const numberOf = (profileId: string): number => Number(profileId.slice(2));

async function loadOutside(families: readonly Introducible[], { load }: Reading): Promise<Outside> {
  const ids = families.filter(({ isChosen }) => isChosen).map(({ profileId }) => profileId);
  const outside = new Map<number, SharedPerson>();
  for (let at = 0; at < ids.length; at += loadedAtOnce)
    for (const [id, { person }] of await load(ids.slice(at, at + loadedAtOnce))) outside.set(numberOf(id), person);
  return outside;
}

async function askSide(round: Round, outside: Outside, reading: Reading & { breathe: Breath }): Promise<void> {
  const { side, own, named } = round;
  const places = [...side.families.keys()].filter((place) => own || (named && named.countOf(place) > 0));
  for (let at = 0; at < places.length; at += loadedAtOnce) {
    const asked = places.slice(at, at + loadedAtOnce);
    const loaded = await reading.load(asked.map((place) => side.families[place]?.profileId ?? ''));
    for (const place of asked) {
      const asking = loaded.get(side.families[place]?.profileId ?? '');
      if (asking) judge(round, place, asking, outside, reading);
      else named?.judge(place, () => never);
      await reading.breathe();
    }
  }
}

// biome-ignore lint/complexity/useMaxParams: asked of everybody
function judge(
  round: Round,
  place: number,
  { person, history }: Asking,
  outside: Outside,
  { ranking, on }: Reading,
): void {
  const { side, others, own, named } = round;
  const naming = named?.placesOf(place) ?? [];
  const { best, scores } = ranking.judge(person, on, {
    count: own ? bestOfEach : 0,
    whose: side.families[place]?.profileId ?? '',
    mayTake: (number) => {
      const other = others.placeOf(number);
      return other !== undefined && (others.waits[other] ?? 0) >= (own?.least ?? 0) && !history.has(number);
    },
    scored: Uint32Array.from(naming, (other) => others.numbers[other] ?? 0),
  });
  named?.judge(place, (which) => {
    const stranger = outside.get(others.numbers[naming[which] ?? 0] ?? 0);
    return inHundredths(stranger ? scoreOf(person, stranger, on) : (scores[which] ?? Number.NaN));
  });
  if (own === undefined) return;
  const known = new Set(naming);
  for (const { id, score } of best) {
    const other = others.placeOf(id);
    if (other !== undefined && !known.has(other)) own.lists.add(place, other, inHundredths(score));
  }
}

const inHundredths = (score: number): number => (Number.isFinite(score) ? Math.round(score * hundredths) : never);

interface Gathered {
  her: Side;
  his: Side;
  hers: Lists;
  namedByGrooms: Naming;
}

/**
 * Collects the remaining pairs: the best of brides, then those that only the groom named. One pair in ten is left out.
 */
async function gather({ her, his, hers, namedByGrooms }: Gathered, seed: Seed, breathe: Breath) {
  const from = new Uint32Array(her.numbers.length + 1);
  const room = hers.count() + namedByGrooms.count();
  const [other, lesser] = [new Uint32Array(room), new Int16Array(room)];
  let end = 0;
  const add = (bride: number, groom: number, score: number) => {
    if (score === never || isLeftOut(seed, her.numbers[bride] ?? 0, his.numbers[groom] ?? 0)) return;
    other[end] = groom;
    lesser[end++] = score;
  };
  for (let bride = 0; bride < her.numbers.length; bride++) {
    hers.forEach(bride, (groom, score) => add(bride, groom, score));
    namedByGrooms.forEach(bride, (groom, score) => add(bride, groom, score));
    from[bride + 1] = end;
    await breathe();
  }
  // Not copied, because this is hundreds of megabytes for a million families.
  return { from, other: other.subarray(0, end), lesser: lesser.subarray(0, end) };
}
