import * as s from './shape.ts';

/** How many people are shown to a member to whom lists are not open yet. */
export const SAMPLES = 6;

const entry = s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() }));

/** Somebody's card without name, photo, number and own words. */
export const sampleSchema = s.object({
  /** Whole years. */
  age: s.nullable(s.number()),
  heightCm: s.nullable(s.number()),
  /** The state; abroad the country. */
  place: entry,
  /** Of the list; own words of a family are not told. */
  district: s.nullable(s.object({ name: s.string(), nameBn: s.string() })),
  caste: entry,
  education: entry,
  profession: entry,
});
export type Sample = s.Output<typeof sampleSchema>;
