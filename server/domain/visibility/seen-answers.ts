import { type AnswersIn, answersIn, type NamedAnswer } from '#contract/catalogue.ts';
import { SEEN_SECTIONS } from '#contract/views.ts';
import type { Shown } from '#server/domain/answers/stored.ts';

type Seen = AnswersIn<(typeof SEEN_SECTIONS)[number]>;
type Compared = Extract<Seen, { answer: { isCompared: true } } | { answer: { wish: string } }>;
type Viewed = Exclude<Seen, { answer: { layer: 'own' } } | { answer: { layer: 'accepted'; as: null } }>;

/** The values of these answers in a row, by their names. */
type Row<L> = { [A in L as A extends { name: infer N extends string } ? N : never]: ValueOf<A> };
type ValueOf<A> = A extends { value: infer V } ? Shown<{ it: V }>['it'] : never;

/** A member's answers as the engine reads them, by their names in the forms. */
export type ComparedRow = Row<Compared>;
/**
 * All answers that any layer may read. Answers for nobody, and contact details, which have their own call, are
 * excluded.
 */
export type ViewedRow = Row<Viewed>;

/** The answers of the sections that others may see. */
const seenAnswers = SEEN_SECTIONS.flatMap(answersIn);

/** The answers that the engine reads. */
export const comparedAnswers: readonly NamedAnswer[] = seenAnswers.filter(({ isCompared, wish }) => isCompared || wish);
/** The answers that any layer may read. */
export const viewedAnswers: readonly NamedAnswer[] = seenAnswers.filter(
  ({ layer, as }) => layer === 'members' || (layer === 'accepted' && as !== null),
);

/** Returns the answers with these names. */
export const answersNamed = (...names: Seen['name'][]): readonly NamedAnswer[] =>
  seenAnswers.filter(({ name }) => names.some((wantedName) => wantedName === name));

/** The values of the answers about a relative that accepted families read. */
export type KinAnswers = Row<Extract<AnswersIn<'relatives'>, { answer: { layer: 'accepted' } }>>;
/** The answers about a relative that accepted families read, in the catalogue. */
export const kinAnswers: readonly NamedAnswer[] = answersIn('relatives').filter(({ layer }) => layer === 'accepted');
