type Text = string | ((...values: never[]) => string);
/** Texts with the same names and the same parameters. */
type Same<E> = { [K in keyof E]: E[K] extends (...values: infer A) => string ? (...values: A) => string : string };

/** The texts of a page in both languages. */
export interface Texts<E> {
  en: E;
  bn: Same<NoInfer<E>>;
}

/** Returns a page's texts in both languages. A missing or superfluous Bengali text is a compile error. */
export const texts = <E extends Record<string, Text>>(pair: Texts<E>): Texts<E> => pair;
