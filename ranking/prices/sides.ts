import type { SharedPerson } from '#matching/person.ts';
import { neutralPrice } from '#matching/rank.ts';
import { findBest } from '../lists/best.ts';
import { brokenMust, gainOfTheirs, ruledOut } from '../lists/judge-row.ts';
import { visitPossibleRows } from '../lists/possible-rows.ts';
import { broken } from '../question/losses.ts';
import { prepareQuestion, type Question } from '../question/question.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { rowFields, wordsARow } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';
import type { BlockStore } from '../store/block-store.ts';
import { type IdTable, makeIdTable } from '../store/id-table.ts';
import type { Members } from '../store/members.ts';
import type { TieRanks } from '../tie-ranks.ts';
import type { PricedMarket } from './find-prices.ts';

/** The length of a list's first page. */
const PLACES = 20;
/** The maximum number of pairs that are judged to count each seeker's candidates: a minute on one core. */
const MOST_JUDGED = 400_000_000;

/** A seeker, with the wishes by which their list is made. */
export interface PricedSeeker {
  profileId: string;
  person: SharedPerson;
}

/** The candidates of one side, and the seekers who search among them. */
export interface PricedSide extends PricedMarket {
  /** The numbers of the candidates' profile ids. */
  ids: Uint32Array;
}

interface Lists {
  members: Members;
  tieRanks: TieRanks;
  seekers: readonly PricedSeeker[];
  /** The day for which lists are made. */
  on: string;
  /** The week (`weekOfDay`) from which the prices are valid. */
  week: number;
}

/** Returns the market of the candidates of one side on the first pages of the seekers of the other side. */
export function makeSide(lists: Lists, whom: 'brides' | 'grooms'): PricedSide {
  const { members, tieRanks, on, week } = lists;
  const { dictionaries } = members;
  const seekers = lists.seekers.filter(({ person: { gender } }) => (gender === 'Male') === (whom === 'brides'));
  const store = () => members[whom];
  const { ids, held, positionOf } = listCandidates(store(), week);
  return {
    ids,
    held,
    aims: findAims(seekers, { store: store(), dictionaries, positionOf, on }),
    async countPlaces(bands) {
      await members.setPrices({ get: (id) => bands[positionOf.get(id) ?? -1] ?? neutralPrice });
      const places = new Float64Array(ids.length);
      for (const { profileId, person } of seekers) {
        const question = prepareQuestion(person, on, dictionaries);
        const tieRank = tieRanks.ofSeeker(profileId, question.week);
        const first = findBest(question, store(), dictionaries, { count: PLACES, tieRank });
        for (const { id } of first) addTo(places, positionOf.get(id));
      }
      return places;
    },
  };
}

/** Returns all candidates. Those who will have been shown for less than a whole week when the prices start are held. */
function listCandidates(store: BlockStore, week: number) {
  const ids = new Uint32Array(store.size());
  const positionOf = makeIdTable(ids.length);
  const held = new Set<number>();
  let position = 0;
  for (let block = 0; block < store.arrays.blocks; block++) {
    const rows = store.shelfOf(block);
    for (let row = 0; row < (store.arrays.counts[block] ?? 0); row++) {
      const at = store.offsetOf(block) + row * wordsARow;
      const id = read(rows, at, rowFields.id);
      ids[position] = id;
      positionOf.set(id, position);
      if (read(rows, at, rowFields.shownWeek) >= week - 1) held.add(position);
      position++;
    }
  }
  return { ids, held, positionOf };
}

interface Searched {
  store: BlockStore;
  dictionaries: Dictionaries;
  /** The position of each candidate in `aims` and in counts of places, by the number of the profile id. */
  positionOf: IdTable;
  on: string;
}

/**
 * Returns the places that each candidate would have if every seeker divided theirs equally among all feasible
 * candidates. Estimated from some of the seekers.
 */
function findAims(seekers: readonly PricedSeeker[], { store, dictionaries, positionOf, on }: Searched): Float64Array {
  const aims = new Float64Array(store.size());
  const wanted = Math.min(seekers.length, Math.ceil(MOST_JUDGED / Math.max(1, store.size())));
  for (let sampled = 0; sampled < wanted; sampled++) {
    const seeker = seekers[Math.floor((sampled * seekers.length) / wanted)];
    if (seeker === undefined) continue;
    const feasible = listFeasible(prepareQuestion(seeker.person, on, dictionaries), store, dictionaries);
    const share = (Math.min(1, PLACES / feasible.length) * seekers.length) / wanted;
    for (const id of feasible) addTo(aims, positionOf.get(id), share);
  }
  return aims;
}

/** Returns the numbers of the candidates with whom neither side's musts are broken. */
function listFeasible(question: Question, store: BlockStore, dictionaries: Dictionaries): number[] {
  const ids: number[] = [];
  visitPossibleRows(question, store, { below: broken }, (rows, at) => {
    if (brokenMust(question, rows, at) === null && gainOfTheirs(question.me, dictionaries, rows, at) !== ruledOut) {
      ids.push(read(rows, at, rowFields.id));
    }
    return true;
  });
  return ids;
}

function addTo(sums: Float64Array, position: number | undefined, added = 1): void {
  if (position !== undefined) sums[position] = (sums[position] ?? 0) + added;
}
