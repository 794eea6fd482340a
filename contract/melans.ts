import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { optionalNumber, requiredLookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Answers of a family to the invitation to a melan. */
export const MELAN_ANSWERS = ['coming', 'notThisTime'] as const;
export type MelanAnswer = (typeof MELAN_ANSWERS)[number];

/** At most this many people of one family. */
export const MOST_PEOPLE = 12;

/** How many people come, or null. */
export const peopleWhoCome = optionalNumber({
  pattern: /^\d{1,2}$/,
  message: 'melanPeopleInvalid',
  accepts: (value) => value >= 1 && value <= MOST_PEOPLE,
});

/**
 * The state of a melan for an invited family. `waiting`: all seats of its side are taken, or too few families of the
 * other side come. `calledOff`: the melan does not take place.
 */
export const MELAN_STATES = ['invited', 'seat', 'waiting', 'notThisTime', 'calledOff'] as const;

/** Lists today's and later melans to which the family is invited, the next first. */
export const showMelans = call('showmelans', {
  access: 'member',
  returned: {
    melans: fact(
      'melans',
      s.array(
        s.object({
          id: s.number(),
          /** A day `YYYY-MM-DD`, and times `HH:MM` in India. */
          heldOn: s.string(),
          beginsAt: s.string(),
          endsAt: s.string(),
          place: s.string(),
          state: s.oneOf(MELAN_STATES),
          /** How many people come; 0 if the family has not said. */
          people: s.number(),
          /** For a waiting family: its place in the queue of its side, from 1. Otherwise 0. */
          waitingPlace: s.number(),
          /** Whether nobody who comes meets the musts of both sides. The family is told in advance. */
          hasNobody: s.boolean(),
        }),
      ),
    ),
  },
});

/**
 * Answers an invitation, or changes the answer until the evening before. If the family does not come, its seat goes to
 * the next family.
 */
export const answerMelan = call('answermelan', {
  ...ofMember,
  form: form(
    {
      member: sentOnly('melan', requiredLookupId('chooseFromList')),
      answer: sentOnly('answer', requiredChoice(MELAN_ANSWERS, 'chooseFromList')),
      people: sentOnly('people', peopleWhoCome),
    },
    ({ answer, people }): FormErrors =>
      answer === 'coming' && people === null ? { people: 'melanPeopleInvalid' } : {},
  ),
});
