import { call } from './call.ts';
import { HOUSEHOLDS, PARENT_STATES } from './choices.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { sentOnly } from './wire.ts';

const count = s.nullable(s.number());
const parent = s.object({
  /** An entry of the list of occupations; it names no person. */
  occupation: s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() })),
  now: s.oneOf(['', ...PARENT_STATES]),
});

/**
 * Three facts about the home without a name: the parents' occupations, the brothers and sisters and how many are
 * married, and who lives at home. All come from lists and counts; there is no free text.
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
 * Ours: sets whether strangers read the facts of the home. If the candidate has an account, another holder's choice
 * waits until the candidate confirms it by the same call. Every holder may close it.
 */
export const chooseHomeAudience = call('updatehomeaudience', {
  ...ofMember,
  form: form({ homeFor: sentOnly('homefor', requiredChoice(['Accepted', 'Members'], 'chooseFromList')) }),
});
