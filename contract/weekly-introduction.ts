import { call } from './call.ts';
import { YES_NO } from './choices.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { form } from './form.ts';
import { mondayInIndia } from './india-day.ts';
import { matchSchema } from './matches.ts';
import { otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { choice, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { SHOWN_TO } from './visibility-settings.ts';
import { fact, sentOnly } from './wire.ts';

/** Presses on a weekly introduction. `later`: not decided yet. */
export const PRESSES = ['send', 'no', 'later'] as const;
export type Press = (typeof PRESSES)[number];

/** Days from Monday to Sunday. */
const SUNDAY = 6;
const WEEK_DAYS = 7;
/** The hour on Sunday in India at which presses end and the week is settled. */
const SETTLED_AT_HOUR = 18;

/** Returns when a week is settled, in milliseconds. `week`: its Monday. */
export const settlesAt = (week: string): number =>
  Date.parse(`${week}T00:00:00+05:30`) + SUNDAY * DAY_MS + SETTLED_AT_HOUR * HOUR_MS;

/** Returns the Monday of the latest settled week; `now` is in milliseconds. */
export function lastSettledWeek(now = Date.now()): string {
  const week = mondayInIndia(now);
  return now >= settlesAt(week) ? week : mondayInIndia(now - WEEK_DAYS * DAY_MS);
}

/**
 * When a family is asked whether it wants to continue: all introductions of the last `weeks` weeks were answered with
 * *Not for us*, there were at least `introductions`, and the first is at least `first` weeks ago.
 */
export const ASKED_AFTER = { weeks: 26, first: 22, introductions: 4 } as const;

/**
 * The weekly introduction as one of the two families reads it, without the other family's press. `match` contains the
 * reasons of both sides. `closesAt`: an ISO time.
 */
export const introducedSchema = s.object({
  match: matchSchema,
  /** What this family has pressed; `''` if nothing, and while it waits for the candidate. */
  press: s.oneOf(['', ...PRESSES]),
  /** Whether another holder would send and the bride or groom is asked to. */
  isAsked: s.boolean(),
  /** Whether the bride or groom has pressed. Then nobody else can change it. */
  isCandidates: s.boolean(),
  closesAt: s.string(),
});
export type Introduced = s.Output<typeof introducedSchema>;

/**
 * Answers the weekly introduction; `''` takes the press back. It can be changed until Sunday evening and is never shown
 * to the other family. Then two `send` are an acceptance, and one alone is an ordinary interest. It does not count in
 * `MOST_A_DAY` and `MOST_OPEN`.
 *
 * If only the candidate may accept, another holder's `send` asks the candidate, whatever the other family has pressed.
 */
export const pressWeekly = call('pressweekly', {
  ...ofMember,
  form: form({ member: otherMember, press: sentOnly('press', choice(PRESSES)) }),
});

/** Returns whether this family takes part in the weekly introductions. */
export const showWeekly = call('showweekly', {
  access: 'member',
  returned: {
    isIntroduced: fact('introduced', s.boolean()),
    /** Whether the profile is shown only to families to whom it writes. Then taking part needs a separate tick. */
    isShownToChosen: fact('shown_to_chosen', s.boolean()),
  },
});

/**
 * Sets whether the family takes part. Only for the candidate, if the candidate is a holder. The choice applies to how
 * the profile is shown on that day.
 */
export const updateWeekly = call('updateweekly', {
  ...ofMember,
  form: form({
    isIntroduced: sentOnly('introduced', requiredChoice(YES_NO, 'yesNoRequired')),
    /** To whom the profile was shown when the page was rendered. An outdated page gives no consent. */
    shownTo: sentOnly('shownto', requiredChoice(SHOWN_TO, 'malformed')),
  }),
});
