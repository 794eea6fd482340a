import type { ReturnedDraft } from '#contract/call.ts';
import type { LineageSide, lineage } from '#contract/lineage.ts';
import type { PathOf } from '#contract/wire.ts';

/** A marker that the father's answers are suggested values. They are saved with the first step that is saved. */
export const OFFERED = 'parent.offered';

/** The answers that are inherited in a line and copied by one tick. */
export const BLOODLINE = ['caste', 'tribe', 'clan'] as const;

type Values = Readonly<Record<string, string>>;
type Offered = Readonly<Record<(typeof BLOODLINE)[number], string>>;

/** Checks whether the form starts with suggested values: there are some, and the parent has no stored answers. */
export const takesSuggested = (stored: Values, offered: Offered): boolean =>
  BLOODLINE.every((name) => !stored[`parent.${name}`]) && BLOODLINE.some((name) => offered[name]);

/** Returns the initial values of a form, keyed by control name: those stored, with the suggested ones if they apply. */
export const withSuggested = (stored: Values, offered: Offered): Values =>
  takesSuggested(stored, offered)
    ? { ...stored, ...Object.fromEntries(BLOODLINE.map((name) => [`parent.${name}`, offered[name]])) }
    : stored;

type Bloodline = Record<(typeof BLOODLINE)[number], string>;
interface Line<P, A> {
  parent: P;
  grandfather: A;
  greatGrandfather: A;
}

/** Returns the name of an ancestor's checkbox in the page's form. */
export const sameAsParentControl = (ancestor: 'grandfather' | 'greatGrandfather') => `${ancestor}.sameAsParent`;

/** Returns the names of the controls into which ticked boxes copy the parent's values. */
export const copyingControls = (typed: FormData): string[] =>
  (['grandfather', 'greatGrandfather'] as const).flatMap((ancestor) =>
    typed.has(sameAsParentControl(ancestor)) ? BLOODLINE.map((name) => `${ancestor}.${name}`) : [],
  );

/** Copies the parent's caste, tribe and clan to the ancestors whose box is ticked. */
export function withCopiedBloodline<P extends Bloodline, A extends Bloodline, D extends Line<P, A>>(
  draft: D,
  typed: FormData,
): D {
  const { caste, tribe, clan } = draft.parent;
  const copied = (ancestor: 'grandfather' | 'greatGrandfather') =>
    typed.has(sameAsParentControl(ancestor)) ? { ...draft[ancestor], caste, tribe, clan } : draft[ancestor];
  return { ...draft, grandfather: copied('grandfather'), greatGrandfather: copied('greatGrandfather') };
}

/** The loaded form of one side. */
export type LoadedLineage = ReturnedDraft<(typeof lineage)[LineageSide]['show']>;

type LineageFields = (typeof lineage)[LineageSide]['form']['fields'];
export type LineagePath = PathOf<LineageFields>;
export type AncestorPath = PathOf<LineageFields['grandfather']>;
