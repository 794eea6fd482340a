import type { ReturnedDraft } from '#contract/call.ts';
import type { LineageSide, lineage } from '#contract/lineage.ts';
import type { PathOf } from '#contract/wire.ts';

/** Tells that the father's answers are such as are offered: they are saved with whichever step comes first. */
export const OFFERED = 'parent.offered';

type Values = Readonly<Record<string, string>>;
type Offered = Readonly<Record<(typeof BLOODLINE)[number], string>>;

/** Whether a father of whom nothing is written begins with what is offered. */
export const takesOffered = (stored: Values, offered: Offered): boolean =>
  BLOODLINE.every((name) => !stored[`parent.${name}`]) && BLOODLINE.some((name) => offered[name]);

/** What a form begins with, by the names of its controls. */
export const withOffered = (stored: Values, offered: Offered): Values =>
  takesOffered(stored, offered)
    ? { ...stored, ...Object.fromEntries(BLOODLINE.map((name) => [`parent.${name}`, offered[name]])) }
    : stored;

/** What runs in a line, and is copied by one tick. */
export const BLOODLINE = ['caste', 'tribe', 'clan'] as const;

type Bloodline = Record<(typeof BLOODLINE)[number], string>;
interface Line<P, A> {
  parent: P;
  grandfather: A;
  greatGrandfather: A;
}

/** The name of an ancestor's tick in the page's form. */
export const sameName = (of: 'grandfather' | 'greatGrandfather') => `${of}.sameAsParent`;

/** The controls that follow the parent’s. */
export const sameAs = (typed: FormData): string[] =>
  (['grandfather', 'greatGrandfather'] as const).flatMap((of) =>
    typed.has(sameName(of)) ? BLOODLINE.map((name) => `${of}.${name}`) : [],
  );

/** Caste, tribe and clan of the parent, for those ancestors whose tick says that they are the same. */
export function withSame<P extends Bloodline, A extends Bloodline, D extends Line<P, A>>(draft: D, typed: FormData): D {
  const { caste, tribe, clan } = draft.parent;
  const of = (name: 'grandfather' | 'greatGrandfather') =>
    typed.has(sameName(name)) ? { ...draft[name], caste, tribe, clan } : draft[name];
  return { ...draft, grandfather: of('grandfather'), greatGrandfather: of('greatGrandfather') };
}

export type LoadedLineage = ReturnedDraft<(typeof lineage)[LineageSide]['show']>;

type LineageFields = (typeof lineage)[LineageSide]['form']['fields'];
export type LineagePath = PathOf<LineageFields>;
export type AncestorPath = PathOf<LineageFields['grandfather']>;
