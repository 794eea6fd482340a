import type { Person, Side } from '../person.ts';
import { normaliseGotra, sameClan, samePravara } from './gotra.ts';
import { countNamed, readFamily } from './lines.ts';
import { relationThreshold, weighRelation } from './weigh-relation.ts';

/** What the recorded relatives show about clan and kinship. */
export type FamilyCode =
  /** Both have the same gotra (Hindus who are not ST). Lawful, but custom advises against it. */
  | 'clan.same'
  /** Both are ST and of one clan, which many tribes forbid by custom. */
  | 'clan.sameTribal'
  /** Both have one clan, and this member wishes to avoid their own clan. */
  | 'clan.sameAvoided'
  | 'clan.differs'
  | 'clan.unknown'
  /** Clan does not apply: not both are Hindu, or only one is ST. */
  | 'clan.notApplicable'
  /** This member's gotra is the gotra of the other's maternal family. Only on request. */
  | 'clan.ofOthersMother'
  /** Different gotras of one pravara. Only on request. */
  | 'clan.onePravara'
  /** The families may be related and should ask each other. Never reveals through whom. */
  | 'relation.possible'
  /** The recorded relatives show no close relation. Never claims that there is none. */
  | 'relation.noneShown'
  /** At least one side has named no relatives, so nothing could be compared. */
  | 'relation.unknown';

/** `of`: the member concerned. `named`: how many relatives of both have a name, only with 'relation.noneShown'. */
export type FamilyFinding = { readonly code: FamilyCode; readonly of: Side | 'both'; readonly named?: number };

/** Customs of some families; each is judged only on request. */
export type FamilyCustoms = { readonly mothersClan?: boolean; readonly pravara?: boolean };

/** Ids of the lists of religions and communities (`SharedAnswers`). */
const hindu = 1;
const scheduledTribe = 3;

/**
 * Returns what the recorded relatives show about clan and kinship. The relation is symmetric; it covers the six
 * recorded relatives of each (Hindu Marriage Act 1955, s. 3(f) and (g)), but not grandmothers, relations by marriage or
 * adoptions. Show it only after both have accepted each other.
 */
export function familyFindings(a: Person, b: Person, customs: FamilyCustoms = {}): FamilyFinding[] {
  return [...clanFindings(a, b), ...customFindings(a, b, customs), relationFinding(a, b)];
}

/** Returns the finding about the two clans, and one for each member who wishes to avoid their own clan. */
function clanFindings(a: Person, b: Person): FamilyFinding[] {
  const kind = clanKind(a, b);
  if (kind === 'notApplicable') return [{ code: 'clan.notApplicable', of: 'both' }];
  const isSame = kind === 'unknown' ? null : sameClan(a.clan, b.clan);
  if (kind === 'unknown' || isSame === null) return [{ code: 'clan.unknown', of: 'both' }];
  if (!isSame) return [{ code: 'clan.differs', of: 'both' }];
  const findings: FamilyFinding[] = [{ code: kind === 'tribal' ? 'clan.sameTribal' : 'clan.same', of: 'both' }];
  if (a.wishes?.avoidOwnClan) findings.push({ code: 'clan.sameAvoided', of: 'a' });
  if (b.wishes?.avoidOwnClan) findings.push({ code: 'clan.sameAvoided', of: 'b' });
  return findings;
}

/** Returns which custom decides about clans. Tribal custom applies in any religion, gotra only among Hindus. */
function clanKind(a: Person, b: Person): 'gotra' | 'tribal' | 'notApplicable' | 'unknown' {
  const people = [a, b];
  if (people.every(({ community }) => community == null || community === scheduledTribe)) {
    return people.some(({ community }) => community == null) ? 'unknown' : 'tribal';
  }
  if (people.some(({ religion }) => religion != null && religion !== hindu)) return 'notApplicable';
  if (people.some(({ religion, community }) => religion == null || community == null)) return 'unknown';
  return people.some(({ community }) => community === scheduledTribe) ? 'notApplicable' : 'gotra';
}

/** Returns the findings of the requested customs; they concern gotras only. */
function customFindings(a: Person, b: Person, customs: FamilyCustoms): FamilyFinding[] {
  if (clanKind(a, b) !== 'gotra') return [];
  const findings: FamilyFinding[] = [];
  if (customs.mothersClan && sameClan(a.clan, mothersClan(b))) findings.push({ code: 'clan.ofOthersMother', of: 'a' });
  if (customs.mothersClan && sameClan(b.clan, mothersClan(a))) findings.push({ code: 'clan.ofOthersMother', of: 'b' });
  const gotraOfA = normaliseGotra(a.clan);
  const gotraOfB = normaliseGotra(b.clan);
  if (customs.pravara && gotraOfA !== null && gotraOfB !== null && samePravara(gotraOfA, gotraOfB)) {
    findings.push({ code: 'clan.onePravara', of: 'both' });
  }
  return findings;
}

/** Returns the mother's recorded clan, else her father's. */
function mothersClan({ relatives }: Person): string | null | undefined {
  return relatives?.mother?.clan || relatives?.maternalGrandfather?.clan;
}

/** Returns the one finding about kinship by the names of both families. */
function relationFinding(a: Person, b: Person): FamilyFinding {
  const [familyOfA, familyOfB] = [readFamily(a), readFamily(b)];
  const weight = weighRelation(familyOfA, familyOfB);
  if (weight !== null && weight >= relationThreshold) return { code: 'relation.possible', of: 'both' };
  const [namedOfA, namedOfB] = [countNamed(familyOfA), countNamed(familyOfB)];
  // The member's own name may have been compared even if no relative is named, so an agreeing name is a result.
  if (weight === null && (namedOfA === 0 || namedOfB === 0)) return { code: 'relation.unknown', of: 'both' };
  return { code: 'relation.noneShown', of: 'both', named: namedOfA + namedOfB };
}
