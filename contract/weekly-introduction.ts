import { call } from './call.ts';
import { YES_NO } from './choices.ts';
import { form } from './form.ts';
import { mondayInIndia } from './india-day.ts';
import { matchSchema } from './matches.ts';
import { otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { choice, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { SHOWN_TO } from './visibility-settings.ts';
import { fact, sentOnly } from './wire.ts';

/** `later`: nothing is decided yet. */
export const PRESSES = ['send', 'no', 'later'] as const;
export type Press = (typeof PRESSES)[number];

const DAY_MS = 86_400_000;
/** Sunday evening in India, from which on nothing is pressed any more and the week is settled. */
const SETTLED_AT_HOUR = 18;

/** `week`: its Monday. In milliseconds. */
export const settlesAt = (week: string): number =>
  Date.parse(`${week}T00:00:00+05:30`) + 6 * DAY_MS + SETTLED_AT_HOUR * 3_600_000;

/** The latest week whose Sunday evening is over, by its Monday; `now` in milliseconds. */
export function lastSettledWeek(now = Date.now()): string {
  const week = mondayInIndia(now);
  return now >= settlesAt(week) ? week : mondayInIndia(now - 7 * DAY_MS);
}

/**
 * A family is asked whether it wants to go on where all introductions of these weeks, at least so many and the first as long ago, were
 * answered with *Not for us*.
 */
export const ASKED_AFTER = { weeks: 26, first: 22, introductions: 4 } as const;

/**
 * The week's introduction as one of the two families reads it; of the other's press there is nothing here. `match` carries the reasons of
 * both sides. `closesAt`: an ISO time.
 */
export const introducedSchema = s.object({
  match: matchSchema,
  /** What this family has pressed; `''` for nothing, and while it waits for the candidate. */
  press: s.oneOf(['', ...PRESSES]),
  /** Somebody else would send, and the bride or groom is asked. */
  isAsked: s.boolean(),
  /** The bride or groom has pressed: nobody else changes it. */
  isCandidates: s.boolean(),
  closesAt: s.string(),
});
export type Introduced = s.Output<typeof introducedSchema>;

/**
 * Answers the week's introduction; `''` takes the press back. It may be changed until Sunday evening and is never told to the other family:
 * then two that send are an acceptance, one alone is an interest like any other. It counts neither among the three of a day nor the ten open.
 * Where accepting is the candidate's, somebody else's `send` asks the candidate, whatever the other family has pressed.
 */
export const pressWeekly = call('pressweekly', {
  ...ofMember,
  form: form({ member: otherMember, press: sentOnly('press', choice(PRESSES)) }),
});

/** Whether a family is introduced to this one in turn. */
export const showWeekly = call('showweekly', {
  access: 'member',
  returned: {
    isIntroduced: fact('introduced', s.boolean()),
    /** The profile is shown to those alone whom it writes to: then it takes a tick of its own. */
    isShownToChosen: fact('shown_to_chosen', s.boolean()),
  },
});

/** By the candidate alone, where one looks after the profile. What is said holds for how the profile is shown on that day. */
export const updateWeekly = call('updateweekly', {
  ...ofMember,
  form: form({
    isIntroduced: sentOnly('introduced', requiredChoice(YES_NO, 'yesNoRequired')),
    /** To whom the profile was shown when the page was drawn: a page of before another choice gives no tick. */
    shownTo: sentOnly('shownto', requiredChoice(SHOWN_TO, 'malformed')),
  }),
});
