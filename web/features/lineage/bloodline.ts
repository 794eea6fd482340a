import type { ReturnedDraft } from '#contract/call.ts';
import type { LineageSide, lineage } from '#contract/lineage.ts';
import type { PathOf } from '#contract/wire.ts';

/**
 * Name of a hidden field. It marks that the father's answers in the form are suggestions, which are saved together with
 * the first step that is saved.
 */
export const OFFERED = 'parent.offered';

/** The answers that are inherited in a line. One tick copies them from the parent to an ancestor. */
export const BLOODLINE = ['caste', 'tribe', 'clan'] as const;

/** The values of a form, keyed by control name; `''` if an answer is missing. */
type Values = Readonly<Record<string, string>>;
/** The suggested answers; `''` if there is no suggestion. */
type Suggestions = Readonly<Record<(typeof BLOODLINE)[number], string>>;

/** Checks whether the form starts with suggested values: there are some, and the parent has no stored answers. */
export const takesSuggested = (stored: Values, suggestions: Suggestions): boolean =>
  BLOODLINE.every((name) => !stored[`parent.${name}`]) && BLOODLINE.some((name) => suggestions[name]);

/** Returns the initial values of the form: those stored, and the suggestions for the parent if `takesSuggested`. */
export const withSuggested = (stored: Values, suggestions: Suggestions): Values =>
  takesSuggested(stored, suggestions)
    ? { ...stored, ...Object.fromEntries(BLOODLINE.map((name) => [`parent.${name}`, suggestions[name]])) }
    : stored;

type Bloodline = Record<(typeof BLOODLINE)[number], string>;
/** The draft of one side: the parent's answers, and those of two ancestors. */
interface Line<P, A> {
  parent: P;
  grandfather: A;
  greatGrandfather: A;
}

/** Returns the control name of the checkbox "same as the parent" of an ancestor. */
export const sameAsParentControl = (ancestor: 'grandfather' | 'greatGrandfather') => `${ancestor}.sameAsParent`;

/** Returns the names of the controls into which the ticked boxes of a sent form copy the parent's values. */
export const copyingControls = (typed: FormData): string[] =>
  (['grandfather', 'greatGrandfather'] as const).flatMap((ancestor) =>
    typed.has(sameAsParentControl(ancestor)) ? BLOODLINE.map((name) => `${ancestor}.${name}`) : [],
  );

/** Returns the draft with the parent's caste, tribe and clan copied to the ancestors whose box is ticked. */
export function withCopiedBloodline<P extends Bloodline, A extends Bloodline, D extends Line<P, A>>(
  draft: D,
  typed: FormData,
): D {
  const { caste, tribe, clan } = draft.parent;
  const withCopy = (ancestor: 'grandfather' | 'greatGrandfather') =>
    typed.has(sameAsParentControl(ancestor)) ? { ...draft[ancestor], caste, tribe, clan } : draft[ancestor];
  return { ...draft, grandfather: withCopy('grandfather'), greatGrandfather: withCopy('greatGrandfather') };
}

/** The loaded form of one side. */
export type LoadedLineage = ReturnedDraft<(typeof lineage)[LineageSide]['show']>;

type LineageFields = (typeof lineage)[LineageSide]['form']['fields'];
/** The path of a field of one side's form, such as `grandfather.clan`. */
export type LineagePath = PathOf<LineageFields>;
/** The path of a field within an ancestor's part of the form, such as `clan`. */
export type AncestorPath = PathOf<LineageFields['grandfather']>;
