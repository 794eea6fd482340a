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
