import { call } from './call.ts';
import { YES_NO } from './choices.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { REST_KINDS } from './pause.ts';
import { WHOSE } from './roles.ts';
import { choice, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { waitingFact } from './waiting-to-be-shown.ts';
import { fact, sentOnly } from './wire.ts';

/** Shown to every member, or only to families that this one writes to. */
export const SHOWN_TO = ['Members', 'Chosen'] as const;
export type ShownTo = (typeof SHOWN_TO)[number];

/**
 * Limits of the preview while a profile waits to be shown: at most this many people, within this many days of the
 * first.
 */
export const PREVIEW = { people: 60, days: 3 } as const;

/** Steps that are missing before a profile can be shown, in the order in which they are done. */
export const MISSING = ['registration', 'consents', 'confirmPhone', 'whose', 'candidate'] as const;
export type Missing = (typeof MISSING)[number];

/** Returns whether and to whom the profile is shown, what it waits for, and which steps are missing. */
export const showShowing = call('showshowing', {
  method: 'GET',
  access: 'member',
  returned: {
    /** Whether others see the profile. */
    isShown: fact('shown', s.boolean()),
    /** What it waits for, if showing was requested; else null. */
    waiting: waitingFact,
    /** ISO time, or ''. */
    shownAt: fact('shown_at', s.string()),
    shownTo: fact('shown_to', s.oneOf(SHOWN_TO)),
    /** How many members opened the profile in the last finished week, Monday to Sunday; null if fewer than ten. */
    readers: fact('readers', s.nullable(s.number())),
    missing: fact('missing', s.array(s.oneOf(MISSING))),
    /** How the profile rests, at the family's own choice or the office's. */
    rest: fact('rest', s.oneOf(['', ...REST_KINDS, 'office'])),
  },
});

/**
 * Sets whether the member is shown to other members. `Yes` takes effect at once, or after the office has approved and
 * the candidate agrees; a repeated `Yes` says that a returned profile is corrected. `No` takes effect at once.
 *
 * Without `shownto` the audience stays as it was, `Members` at first. `Chosen`: the profile is in no list and no count;
 * only families to whom this member sends an interest see it, while it waits and after acceptance. The member must
 * first have said whose profile it is.
 */
export const updateShowing = call('updateshowing', {
  ...ofMember,
  form: form({
    isWanted: sentOnly('show', requiredChoice(YES_NO, 'yesNoRequired')),
    shownTo: sentOnly('shownto', choice(SHOWN_TO)),
    whose: sentOnly('whose', choice(WHOSE)),
  }),
});
