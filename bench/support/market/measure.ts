import { gini } from '#ranking/ranking.ts';
import { mayMeet } from './fits.ts';
import { countGroups, type GroupSeen } from './groups.ts';
import { countLists, firstOf, meanOwn, meanScore, PAGE } from './lists.ts';
import type { Party } from './party.ts';

/** The results of the candidates of one side. */
export interface Seen {
  /** The Gini coefficient of places on first pages in a week: the mean of all weeks. */
  gini: number;
  /** Percent of candidates on no first page in a week: the mean of all weeks. */
  onNone: number;
  /** Percent of candidates on no first page in the whole half year. */
  never: number;
  groups: Map<string, GroupSeen>;
}

/** The results of a simulation. */
export interface Measured {
  acceptances: number;
  women: Seen;
  men: Seen;
  /** Mean points that first pages lose by prices, compared with the same lists without prices. */
  fitLost: number;
  /** Mean points of first pages from the seekers' own stated wishes, at most `rankWeights.ownWishes` up or down. */
  ownFit: number;
  /** Percent of interests that were sent to a full inbox. */
  toFull: number;
  /**
   * Percent of periods of `INTRODUCED_WITHIN` weeks in which a person was introduced, of those periods that began with
   * a feasible other person.
   */
  introduced: number;
  mustsBroken: number;
  /**
   * The number of acceptances between two people who had already accepted each other. More than 0 is an error of the
   * simulation.
   */
  acceptedTwice: number;
}

/** The first week that is measured, because prices apply from the second week on. */
const FIRST_WEEK = 1;
/** The weeks within which each person should be introduced. */
const INTRODUCED_WITHIN = 3;
/** The interval in weeks between two counts of first pages by group. */
const AUDIT_WEEKS = 3;
/** The fit is measured for one seeker in these many, and broken musts are counted for one in these many. */
const FIT_OF_ONE_IN = 4;
const MUSTS_OF_ONE_IN = 10;
const nobody = new Int32Array();

/** Collects the results of a simulation while it runs. */
export function makeMeasure(parties: readonly [Party, Party]) {
  const seen = parties.map(({ side: { people } }) => ({
    ginis: [] as number[],
    onNone: [] as number[],
    places: new Float64Array(people.length),
    aims: new Float64Array(people.length),
  }));
  // Groups of one side are counted in the lists of the other side.
  const groups = [
    countGroups(parties[1].fits, seen[0]?.places.length ?? 0),
    countGroups(parties[0].fits, seen[1]?.places.length ?? 0),
  ] as const;
  // Mean points of first pages: those lost by prices, and those from the seekers' own wishes.
  const lost: number[] = [];
  const own: number[] = [];
  const windows = parties.map(({ side }) => ({
    /** The last week in which each person was introduced, and the week in which the person's current period began. */
    last: new Int32Array(side.people.length).fill(-1),
    since: new Int32Array(side.people.length).fill(-1),
  }));
  const counts = { accepted: 0, sent: 0, toFull: 0, windows: 0, kept: 0, mustsBroken: 0 };
  const acquainted = new Set<string>();

  return {
    accepted(woman: number, man: number): void {
      counts.accepted++;
      acquainted.add(`${woman} ${man}`);
    },
    sent(isFull: boolean): void {
      counts.sent++;
      if (isFull) counts.toFull++;
    },
    week(week: number): void {
      if (week < FIRST_WEEK) return;
      for (const which of [0, 1] as const) countPlaces(which, week % AUDIT_WEEKS === 0);
    },
    /** Ends periods that have lasted long enough, and begins new ones for people who can be introduced. */
    introducible(week: number): void {
      for (const [which, { last, since }] of windows.entries()) {
        const { isThere, lists, history } = parties[which === 0 ? 0 : 1];
        const hasOther = (person: number): boolean => {
          const isNew = (other: number) => lists.isThere[other] === 1 && history[person]?.has(other) !== true;
          return lists.candidates[person]?.some(isNew) === true;
        };
        for (let person = 0; person < last.length; person++) {
          const began = since[person] ?? -1;
          if (began >= 0 && week - began === INTRODUCED_WITHIN) {
            if (isThere[person] === 1) {
              counts.windows++;
              if ((last[person] ?? -1) >= began) counts.kept++;
            }
            since[person] = -1;
          }
          if (since[person] === -1 && isThere[person] === 1 && hasOther(person)) since[person] = week;
        }
      }
    },
    introduced(woman: number, man: number, week: number): void {
      const [women, men] = windows;
      if (women) women.last[woman] = week;
      if (men) men.last[man] = week;
      const [one, other] = [parties[0].side.people[woman], parties[1].side.people[man]];
      if (one === undefined || other === undefined || !mayMeet(one, other)) counts.mustsBroken++;
    },
    finish(): Measured {
      return {
        acceptances: counts.accepted,
        women: seenOf(0),
        men: seenOf(1),
        fitLost: mean(lost),
        ownFit: mean(own),
        toFull: (100 * counts.toFull) / Math.max(1, counts.sent),
        introduced: (100 * counts.kept) / Math.max(1, counts.windows),
        mustsBroken: counts.mustsBroken,
        acceptedTwice: counts.accepted - acquainted.size,
      };
    },
  };

  /** Counts the places that the lists of one side give to the other side. */
  function countPlaces(which: 0 | 1, isAudited: boolean): void {
    const { lists, isThere, side } = parties[which];
    const others = parties[which === 0 ? 1 : 0].side;
    const { aims } = countLists(lists, isThere);
    const firsts = Array.from(isThere, (isPresent, seeker) =>
      isPresent === 1 ? firstOf(lists, seeker, PAGE) : nobody,
    );
    const places = new Float64Array(aims.length);
    for (const first of firsts) for (const candidate of first) places[candidate] = (places[candidate] ?? 0) + 1;
    const ofOthers = seen[which === 0 ? 1 : 0];
    if (ofOthers === undefined) return;
    const placesOfListable = places.filter((_, person) => (aims[person] ?? 0) > 0);
    ofOthers.ginis.push(gini(placesOfListable));
    ofOthers.onNone.push((100 * placesOfListable.filter((count) => count === 0).length) / placesOfListable.length);
    for (const person of places.keys()) {
      ofOthers.places[person] = (ofOthers.places[person] ?? 0) + (places[person] ?? 0);
      ofOthers.aims[person] = (ofOthers.aims[person] ?? 0) + (aims[person] ?? 0);
    }
    const withoutPrices = { ...lists, added: new Float64Array(lists.added.length) };
    for (const [seeker, first] of firsts.entries()) {
      if (isThere[seeker] === 1 && isAudited) groups[which === 0 ? 1 : 0].add(lists, seeker, first);
      if (first.length > 0 && seeker % FIT_OF_ONE_IN === 0) {
        const best = firstOf(withoutPrices, seeker, PAGE);
        own.push(meanOwn(lists, seeker, first));
        lost.push(meanScore(lists, seeker, best) - meanScore(lists, seeker, first));
      }
      if (seeker % MUSTS_OF_ONE_IN !== 0) continue;
      for (const candidate of first) {
        const [one, other] = [side.people[seeker], others.people[candidate]];
        if (one === undefined || other === undefined || !mayMeet(one, other)) counts.mustsBroken++;
      }
    }
  }

  function seenOf(which: 0 | 1) {
    const { ginis, onNone, places, aims } = seen[which] ?? {
      ginis: [],
      onNone: [],
      places: new Float64Array(),
      aims: new Float64Array(),
    };
    // A candidate with equal chances would have appeared at least once.
    const listable = aims.filter((aim) => aim >= 1).length;
    return {
      gini: mean(ginis),
      onNone: mean(onNone),
      never: (100 * places.filter((count, person) => count === 0 && (aims[person] ?? 0) >= 1).length) / listable,
      groups: groups[which].finish(parties[which].side.groups),
    };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
