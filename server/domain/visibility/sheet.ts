import type { SharedView, Sheet } from '#contract/member.ts';
import { type Comparison, compare } from '#matching/compare.ts';
import { KOOTA_POINTS, KOOTAS } from '#matching/horoscope/guna-milan.ts';
import type { AcceptedAnswers, Person, Side } from '#matching/person.ts';
import type { KinshipFinding } from './kinship.ts';
import type { View } from './load-views.ts';

/** The sides of a comparison by the matching engine, as the sheet names them. */
const SIDES = { a: 'me', b: 'them', both: 'both' } as const satisfies Record<Side | 'both', string>;

/**
 * Returns how two members fit, from the first one's point of view. Compares what the two persons contain: layer 2 and
 * the wishes, and after an acceptance also what `makeSheet` adds.
 */
export function judgeFit(me: Person, them: Person, today: string) {
  const { horoscope, wishes, family: familyFindings } = compare(me, them, today);
  return {
    guna: presentGuna(horoscope),
    jotok: horoscope.jotok,
    horoscope: horoscope.findings.map(({ code, of }) => ({ code, of: SIDES[of] })),
    myWishes: wishes.a.findings.map(({ wish, code, strength }) => ({ wish, code, strength })),
    theirWishes: wishes.b.findings.map(({ wish, code }) => ({ wish, code })),
    // Every member may read both gotras. All other findings about the families stay hidden.
    clan: familyFindings.flatMap(({ code, of }) => (code.startsWith('clan.') ? [{ code, of: SIDES[of] }] : [])),
  };
}

type SheetView = Pick<View, 'layer' | 'person' | 'shared'>;

interface Pair {
  me: SheetView;
  them: SheetView;
  /** What the whole charts say of Mars; read only if both have accepted. */
  mangal: Record<'me' | 'them', AcceptedAnswers['computedMangal']>;
  /** Whether the two families may be related, as found at the acceptance; null before. */
  kinship: KinshipFinding | null;
  today: string;
}

/**
 * Returns the compatibility sheet of two members from the first one's point of view: the fit, and after an acceptance
 * the kinship. The comparison then also uses the pada and the computed mangal of both.
 */
export function makeSheet({ me, them, mangal, kinship, today }: Pair): Sheet {
  const isAccepted = them.layer >= 3;
  const personOf = ({ person, shared }: SheetView, computedMangal: AcceptedAnswers['computedMangal']) =>
    isAccepted ? { ...person, pada: shared.pada, computedMangal } : person;
  return {
    ...judgeFit(personOf(me, mangal.me), personOf(them, mangal.them), today),
    unknown: { mine: unknownOf(me.shared), theirs: unknownOf(them.shared) },
    family: kinship && { ...kinship },
  };
}

/** Returns the guna points for the sheet; null if they cannot be computed. */
function presentGuna({ guna, expectedGuna }: Comparison['horoscope']): Sheet['guna'] {
  if (guna === null || expectedGuna === null) return null;
  const { convention, kootas, total, max, notes } = guna;
  return {
    convention,
    kootas: KOOTAS.map((koota) => ({ koota, points: kootas[koota], most: KOOTA_POINTS[koota] })),
    total,
    most: max,
    known: KOOTAS.filter((koota) => kootas[koota] !== null).length,
    // The expected points are rounded to half a point.
    expected: Math.round(2 * expectedGuna) / 2,
    notes: [...notes],
  };
}

/** Answers that the sheet never calls unknown: a family need not give them, or they open only with an acceptance. */
const NEVER_UNKNOWN = new Set(['memberId', 'name', 'picture', 'children', 'ancestralDistrict', 'logno', 'pada']);

/** Returns the names of the answers that a family has not given, except those of `NEVER_UNKNOWN`. */
export function unknownOf(shared: SharedView): string[] {
  const unknown = Object.entries(shared).filter(([name, value]) => !NEVER_UNKNOWN.has(name) && !isKnown(value));
  return unknown.map(([name]) => name);
}

/** Whether the family has given this answer. */
function isKnown(value: SharedView[keyof SharedView]): boolean {
  if (value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  return value.name !== '' && !('isNone' in value && value.isNone);
}
