import * as s from '../shape.ts';

/** Figures that are counted for a week, from Monday on. */
export const WEEK_FIGURES = [
  'registered',
  'shown',
  'interests',
  'acceptances',
  'weeklyAcceptances',
  'reported',
  'reportsSettled',
  'rejected',
  'takenDown',
  'matchesSettled',
] as const;
export type WeekFigure = (typeof WEEK_FIGURES)[number];
/** The figures of one week. */
export type WeekFigures = Readonly<Record<WeekFigure, number>>;

const figures = s.record(s.oneOf(WEEK_FIGURES), s.number());

/** This week so far, and the week before. */
export const twoWeeks = s.object({
  now: figures,
  before: figures,
  /** ISO time of the count. */
  countedAt: s.string(),
});
