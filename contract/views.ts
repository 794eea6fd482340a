import type { Answer } from './answers.ts';
import { type AnswersIn, answersIn, type NamedAnswer } from './catalogue.ts';
import { GENDERS } from './choices.ts';
import { KIN } from './kin.ts';
import type { LookupEntry } from './lookups.ts';
import * as s from './shape.ts';
import { putAtPath } from './wire.ts';

/** Sections of which other members read something. Relatives are handled separately. */
export const SEEN_SECTIONS = ['profile', 'address', 'personal', 'details'] as const;
type SeenAnswer = AnswersIn<(typeof SEEN_SECTIONS)[number]>;

/**
 * A clan of the list with its names, or the family's own words as both names. `isNone` if nothing, "not known" or
 * similar is given.
 */
export interface ClanView {
  name: string;
  nameBn: string;
  isNone: boolean;
}

/**
 * A value as others read it: an entry with its name in both languages or null, a number or null, or a text, which may
 * be `''`.
 */
type ShownValue<A> = A extends { kind: 'lookup'; isBare: true }
  ? number | null
  : A extends { kind: 'lookup' }
    ? LookupEntry | null
    : A extends { kind: 'clan' }
      ? ClanView
      : A extends { kind: 'number' | 'decimal' | 'numeral' }
        ? number | null
        : string;

/**
 * The path under which others read an answer: `as` in its table, or its own name in the view of its layer; never for
 * answers of the owner alone.
 */
type Path<A, Name extends string> = A extends { as: infer P }
  ? P extends string
    ? P
    : never
  : A extends { layer: 'own' }
    ? never
    : `${A extends { layer: 'members' } ? 'shared' : 'family'}.${Name}`;

/** An answer that others read, as its path and its value. */
type Placed<L> = L extends { answer: infer A; name: infer N extends string }
  ? [Path<A, N>] extends [never]
    ? never
    : { path: Path<A, N>; value: ShownValue<A> }
  : never;

/** The first step of each path. */
type Head<P> = P extends { path: infer X } ? (X extends `${infer H}.${string}` ? H : X & string) : never;
/** The paths and values below a first step. */
type Below<P, H extends string> = P extends { path: `${H}.${infer Rest}`; value: infer V }
  ? { path: Rest; value: V }
  : never;
/** The nested object of all paths. */
type Tree<P> = { [H in Head<P>]: [Below<P, H>] extends [never] ? At<P, H> : Tree<Below<P, H>> };
type At<P, H> = P extends { path: H; value: infer V } ? V : never;

/** Answers that others read unchanged: `shared` for every member, `family` for accepted families. */
export type SeenAnswers = Tree<Placed<SeenAnswer>>;

/** A relative as accepted families see it. */
export type RelativeView = {
  [L in AnswersIn<'relatives'> as L['answer']['layer'] extends 'accepted' ? L['name'] : never]: ShownValue<L['answer']>;
};

/** Returns the path of the type `Path` at run time; null if nobody else reads the answer unchanged. */
export function seenPath({ as, layer, name }: Pick<NamedAnswer, 'as' | 'layer' | 'name'>): readonly string[] | null {
  if (as === null || layer === 'own') return null;
  return (as ?? `${layer === 'members' ? 'shared' : 'family'}.${name}`).split('.');
}

const count = s.nullable(s.number());
const entry = s.object({ id: s.number(), name: s.string(), nameBn: s.string() });
/** A district of the list, or the family's own words as both names; `''` if nothing is recorded. */
const place = s.object({ name: s.string(), nameBn: s.string() });
const clan = s.object({ name: s.string(), nameBn: s.string(), isNone: s.boolean() });

const sharedFacts = {
  memberId: s.string(),
  /** The name without titles and surname. */
  name: s.string(),
  /**
   * The name in the other script, as a reading aid: the family's own spelling, else transliterated by rule; `''` if
   * unknown.
   */
  spelled: s.string(),
  /** Needed because Bengali has different words for a widow and a widower. */
  gender: s.oneOf(GENDERS),
  /** Whole years. */
  age: count,
  district: place,
  ancestralDistrict: place,
  /** The picture's file name if this viewer may see it, else `''`. */
  picture: s.string(),
};
const familyFacts = {
  relatives: s.record(s.oneOf(KIN), s.named<RelativeView>('RelativeView')),
  /** The horoscope's file name, or `''`. */
  horoscope: s.string(),
};

type Facts<F extends Readonly<Record<string, s.Shape<unknown>>>> = { [K in keyof F]: s.Output<F[K]> };

/**
 * Every answer of layer 2, and derived values. Logno and pada are null below layer 3, because with the age they would
 * reveal the date and hour of birth.
 */
export type SharedView = Facts<typeof sharedFacts> & SeenAnswers['shared'];
/** Every answer of layer 3 that layer 2 does not contain, the six relatives, and the horoscope file. */
export type FamilyView = Facts<typeof familyFacts> & SeenAnswers['family'];

/** Returns the JSON Schemas of the views for the API description. */
export function viewSchemas() {
  const seen: Tables = { shared: { ...sharedFacts }, family: { ...familyFacts } };
  for (const answer of SEEN_SECTIONS.flatMap(answersIn)) {
    const path = seenPath(answer);
    if (path) putAtPath(seen, path, seenShape(answer));
  }
  const relative = answersIn('relatives').filter(({ layer }) => layer === 'accepted');
  return {
    SharedView: schemaOf(seen.shared),
    FamilyView: schemaOf(seen.family),
    RelativeView: schemaOf(Object.fromEntries(relative.map((answer) => [answer.name, seenShape(answer)]))),
  };
}

function seenShape({ kind, isBare }: Answer): s.Shape<unknown> {
  if (kind === 'clan') return clan;
  if (kind === 'lookup' && !isBare) return s.nullable(entry);
  return ['lookup', 'number', 'decimal', 'numeral'].includes(kind) ? count : s.string();
}

/** The JSON Schema of a view. Every property is required. */
export interface Schema {
  type: 'object';
  properties: Readonly<Record<string, unknown>>;
  required: readonly string[];
}

interface Table {
  [name: string]: s.Shape<unknown> | Table;
}
type Tables = Record<'shared' | 'family', Table>;

function schemaOf(table: Table): Schema {
  const entries = Object.entries(table).map(([name, node]) => [name, isShape(node) ? node.json : schemaOf(node)]);
  return { type: 'object', properties: Object.fromEntries(entries), required: Object.keys(table) };
}

const isShape = (node: s.Shape<unknown> | Table): node is s.Shape<unknown> => 'json' in node;
