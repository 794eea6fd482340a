import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { optionalNumber, requiredLookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const MELAN_ANSWERS = ['coming', 'notThisTime'] as const;
export type MelanAnswer = (typeof MELAN_ANSWERS)[number];

/** A family comes with so many people, at most. */
export const MOST_PEOPLE = 12;

/** How many people come, or null. */
export const peopleWhoCome = optionalNumber({
  pattern: /^\d{1,2}$/,
  message: 'melanPeopleInvalid',
  accepts: (value) => value >= 1 && value <= MOST_PEOPLE,
});

/**
 * How a melan stands for an invited family. `waiting`: all seats of its side are taken, or too few of the other side come; `calledOff`: it does
 * not take place.
 */
export const MELAN_STATES = ['invited', 'seat', 'waiting', 'notThisTime', 'calledOff'] as const;

/** The melans to which the family is invited, the next first: those of today and later. */
export const showMelans = call('showmelans', {
  access: 'member',
  returned: {
    melans: fact(
      'melans',
      s.array(
        s.object({
          id: s.number(),
          /** A day `YYYY-MM-DD`, and times `HH:MM` in India. */
          ...{ heldOn: s.string(), beginsAt: s.string(), endsAt: s.string() },
          place: s.string(),
          state: s.oneOf(MELAN_STATES),
          /** How many people come; 0 where the family has not said. */
          people: s.number(),
          /** Of a family that waits: how many of its own side are asked before it, itself included; else 0. */
          waitingPlace: s.number(),
          /** Nobody of those who come suits by what both sides must have: said beforehand. */
          hasNobody: s.boolean(),
        }),
      ),
    ),
  },
});

/** Answers an invitation, or changes the answer until the evening before; a family that does not come gives its seat to the next. */
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
