import type { ReturnedDraft } from '#contract/call.ts';
import type { LineageSide, lineage } from '#contract/lineage.ts';
import type { PathOf } from '#contract/wire.ts';

/** A marker that the father's answers are suggested values. They are saved with the first step that is saved. */
export const OFFERED = 'parent.offered';

type Values = Readonly<Record<string, string>>;
type Offered = Readonly<Record<(typeof BLOODLINE)[number], string>>;

/** Whether a father without stored answers starts with the suggested values. */
export const takesSuggested = (stored: Values, offered: Offered): boolean =>
  BLOODLINE.every((name) => !stored[`parent.${name}`]) && BLOODLINE.some((name) => offered[name]);

/** Returns the initial values of a form, keyed by control name. */
export const withSuggested = (stored: Values, offered: Offered): Values =>
  takesSuggested(stored, offered)
    ? { ...stored, ...Object.fromEntries(BLOODLINE.map((name) => [`parent.${name}`, offered[name]])) }
    : stored;

/** The answers that are inherited in a line and copied by one tick. */
export const BLOODLINE = ['caste', 'tribe', 'clan'] as const;

type Bloodline = Record<(typeof BLOODLINE)[number], string>;
interface Line<P, A> {
  parent: P;
  grandfather: A;
  greatGrandfather: A;
}

/** Returns the name of an ancestor's checkbox in the page's form. */
export const sameName = (of: 'grandfather' | 'greatGrandfather') => `${of}.sameAsParent`;

/** Returns the controls that copy the parent’s values. */
export const sameAs = (typed: FormData): string[] =>
  (['grandfather', 'greatGrandfather'] as const).flatMap((of) =>
    typed.has(sameName(of)) ? BLOODLINE.map((name) => `${of}.${name}`) : [],
  );

/** Copies the parent's caste, tribe and clan to the ancestors whose box is ticked. */
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
