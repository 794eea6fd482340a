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

export interface Measured {
  acceptances: number;
  women: Seen;
  men: Seen;
  /** Mean points that first pages lose by prices, compared with the same lists without prices. */
  fitLost: number;
  /** Mean points of first pages from the seekers' own stated wishes, from -35 to 35. */
  ownFit: number;
  /** Percent of interests that were sent to an inbox with more than ten waiting interests. */
  toFull: number;
  /**
   * Percent of periods of three weeks in which a person was introduced, of those periods that began with a feasible
   * other person.
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
const INTRODUCED_WITHIN = 3;
/** The interval in weeks between two counts of first pages by group. */
const AUDIT_WEEKS = 3;
const FIT_OF_ONE_IN = 4;
const MUSTS_OF_ONE_IN = 10;
const nobody = new Int32Array();

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
    /** Ends periods of three weeks, and begins new ones for people who can be introduced. */
    introducible(week: number): void {
      for (const [which, { last, since }] of windows.entries()) {
        const { isThere, lists, history } = parties[which === 0 ? 0 : 1];
        const hasOther = (at: number) =>
          lists.candidates[at]?.some((other) => lists.isThere[other] === 1 && history[at]?.has(other) !== true) ===
          true;
        for (let at = 0; at < last.length; at++) {
          const began = since[at] ?? -1;
          if (began >= 0 && week - began === INTRODUCED_WITHIN) {
            if (isThere[at] === 1) {
              counts.windows++;
              if ((last[at] ?? -1) >= began) counts.kept++;
            }
            since[at] = -1;
          }
          if (since[at] === -1 && isThere[at] === 1 && hasOther(at)) since[at] = week;
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
    const firsts = Array.from(isThere, (is, seeker) => (is === 1 ? firstOf(lists, seeker, PAGE) : nobody));
    const places = new Float64Array(aims.length);
    for (const first of firsts) for (const candidate of first) places[candidate] = (places[candidate] ?? 0) + 1;
    const of = seen[which === 0 ? 1 : 0];
    if (of === undefined) return;
    const placesOfThose = places.filter((_, at) => (aims[at] ?? 0) > 0);
    of.ginis.push(gini(placesOfThose));
    of.onNone.push((100 * placesOfThose.filter((count) => count === 0).length) / placesOfThose.length);
    for (const at of places.keys()) {
      of.places[at] = (of.places[at] ?? 0) + (places[at] ?? 0);
      of.aims[at] = (of.aims[at] ?? 0) + (aims[at] ?? 0);
    }
    const without = { ...lists, added: new Float64Array(lists.added.length) };
    for (const [seeker, first] of firsts.entries()) {
      if (isThere[seeker] === 1 && isAudited) groups[which === 0 ? 1 : 0].add(lists, seeker, first);
      if (first.length > 0 && seeker % FIT_OF_ONE_IN === 0) {
        const best = firstOf(without, seeker, PAGE);
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
    const couldStand = aims.filter((aim) => aim >= 1).length;
    return {
      gini: mean(ginis),
      onNone: mean(onNone),
      never: (100 * places.filter((count, at) => count === 0 && (aims[at] ?? 0) >= 1).length) / couldStand,
      groups: groups[which].finish(parties[which].side.groups),
    };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
