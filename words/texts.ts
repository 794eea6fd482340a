type Text = string | ((...values: never[]) => string);
type Same<E> = { [K in keyof E]: E[K] extends (...values: infer A) => string ? (...values: A) => string : string };

export interface Texts<E> {
  en: E;
  bn: Same<NoInfer<E>>;
}

/** A page's words in both languages: a Bengali word missing, or one too many, does not compile. */
export const texts = <E extends Record<string, Text>>(pair: Texts<E>): Texts<E> => pair;
