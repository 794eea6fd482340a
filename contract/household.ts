import { call } from './call.ts';
import { HOUSEHOLDS, PARENT_STATES } from './choices.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { sentOnly } from './wire.ts';

const count = s.nullable(s.number());
const parent = s.object({
  /** By the list of occupations, in which nobody is named. */
  occupation: s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() })),
  now: s.oneOf(['', ...PARENT_STATES]),
});

/**
 * The home in three facts without a name: what the parents do, brothers and sisters and how many of them are married, and who lives at home.
 * They come from lists and counts; no free words are among them.
 */
export const householdSchema = s.object({
  father: parent,
  mother: parent,
  brothers: count,
  sisters: count,
  brothersMarried: count,
  sistersMarried: count,
  household: s.oneOf(['', ...HOUSEHOLDS]),
  peopleAtHome: count,
});
export type Household = s.Output<typeof householdSchema>;

/**
 * Ours: whether strangers read the facts of the home. By somebody beside a candidate with an account of their own it waits for the candidate, who
 * says yes by the same call; anybody who looks after the profile may close it.
 */
export const chooseHomeAudience = call('updatehomeaudience', {
  ...ofMember,
  form: form({ homeFor: sentOnly('homefor', requiredChoice(['Accepted', 'Members'], 'chooseFromList')) }),
});
