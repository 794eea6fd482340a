import type { Answer } from './answers.ts';
import { type AnswersIn, answersIn, type NamedAnswer } from './catalogue.ts';
import { GENDERS } from './choices.ts';
import { KIN } from './kin.ts';
import type { LookupEntry } from './lookups.ts';
import * as s from './shape.ts';
import { put } from './wire.ts';

/** The sections of which other members read something; relatives stand by themselves. */
export const SEEN_SECTIONS = ['profile', 'address', 'personal', 'details'] as const;
type SeenAnswer = AnswersIn<(typeof SEEN_SECTIONS)[number]>;

/** A clan of the list by its names, or the family's own words in both; `isNone` where nothing, "not known" or the like is given. */
export interface ClanView {
  name: string;
  nameBn: string;
  isNone: boolean;
}

/** A value as others read it: an entry with its name in both languages or null, a number or null, else a text or `''`. */
type ShownValue<A> = A extends { kind: 'lookup'; isBare: true }
  ? number | null
  : A extends { kind: 'lookup' }
    ? LookupEntry | null
    : A extends { kind: 'clan' }
      ? ClanView
      : A extends { kind: 'number' | 'decimal' | 'numeral' }
        ? number | null
        : string;

/** Where others read an answer: as the table says, or under its own name in the view of its layer; never for the owner's own. */
type Path<A, Name extends string> = A extends { as: infer P }
  ? P extends string
    ? P
    : never
  : A extends { layer: 'own' }
    ? never
    : `${A extends { layer: 'members' } ? 'shared' : 'family'}.${Name}`;

type Placed<L> = L extends { answer: infer A; name: infer N extends string }
  ? [Path<A, N>] extends [never]
    ? never
    : { path: Path<A, N>; value: ShownValue<A> }
  : never;

type Head<P> = P extends { path: infer X } ? (X extends `${infer H}.${string}` ? H : X & string) : never;
type Below<P, H extends string> = P extends { path: `${H}.${infer Rest}`; value: infer V }
  ? { path: Rest; value: V }
  : never;
type Tree<P> = { [H in Head<P>]: [Below<P, H>] extends [never] ? At<P, H> : Tree<Below<P, H>> };
type At<P, H> = P extends { path: H; value: infer V } ? V : never;

/** What others read of the answers as they stand: `shared` every member, `family` the accepted. */
export type SeenAnswers = Tree<Placed<SeenAnswer>>;

/** What accepted families read of a relative. */
export type RelativeView = {
  [L in AnswersIn<'relatives'> as L['answer']['layer'] extends 'accepted' ? L['name'] : never]: ShownValue<L['answer']>;
};

/** The same at run time; null where nobody else reads the answer as it stands. */
export function seenPath({ as, layer, name }: Pick<NamedAnswer, 'as' | 'layer' | 'name'>): readonly string[] | null {
  if (as === null || layer === 'own') return null;
  return (as ?? `${layer === 'members' ? 'shared' : 'family'}.${name}`).split('.');
}

const count = s.nullable(s.number());
const entry = s.object({ id: s.number(), name: s.string(), nameBn: s.string() });
/** A district of the list, or the family's own words in both names; `''` where nothing is recorded. */
const place = s.object({ name: s.string(), nameBn: s.string() });
const clan = s.object({ name: s.string(), nameBn: s.string(), isNone: s.boolean() });

const sharedFacts = {
  memberId: s.string(),
  /** Without titles and without the surname. */
  name: s.string(),
  /** That name in the other script, as a help to read it: as its family spells it, else by rule; `''` where we know none. */
  spelled: s.string(),
  /** Bengali calls a widow otherwise than a widower. */
  gender: s.oneOf(GENDERS),
  /** Whole years. */
  age: count,
  district: place,
  ancestralDistrict: place,
  /** The picture's file name where this viewer may see it, else `''`. */
  picture: s.string(),
};
const familyFacts = {
  relatives: s.record(s.oneOf(KIN), s.named<RelativeView>('RelativeView')),
  /** The horoscope's file name, or `''`. */
  horoscope: s.string(),
};

type Facts<F extends Readonly<Record<string, s.Shape<unknown>>>> = { [K in keyof F]: s.Output<F[K]> };

/** Every answer of layer 2, and what is made of some. Logno and pada are null below layer 3: with the age they would tell the date and the hour of birth. */
export type SharedView = Facts<typeof sharedFacts> & SeenAnswers['shared'];
export type FamilyView = Facts<typeof familyFacts> & SeenAnswers['family'];

/** The JSON Schemas of the views, for the description of the API. */
export function viewSchemas() {
  const seen: Tables = { shared: { ...sharedFacts }, family: { ...familyFacts } };
  for (const answer of SEEN_SECTIONS.flatMap(answersIn)) {
    const path = seenPath(answer);
    if (path) put(seen, path, seenShape(answer));
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
