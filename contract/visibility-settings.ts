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

/** To every member, or to those families alone whom this one writes to. */
export const SHOWN_TO = ['Members', 'Chosen'] as const;
export type ShownTo = (typeof SHOWN_TO)[number];

/** So many people a family may look at while its own profile waits to be shown, within so many days of the first of them. */
export const PREVIEW = { people: 60, days: 3 } as const;

/** What keeps an own profile from being shown, in the order in which it is to be done. */
export const MISSING = ['registration', 'consents', 'confirmPhone', 'whose', 'candidate'] as const;
export type Missing = (typeof MISSING)[number];

export const showShowing = call('showshowing', {
  method: 'GET',
  access: 'member',
  returned: {
    /** Others see the profile. */
    isShown: fact('shown', s.boolean()),
    /** What that waits for, where it was asked for; else null. */
    waiting: waitingFact,
    /** ISO time, or ''. */
    shownAt: fact('shown_at', s.string()),
    shownTo: fact('shown_to', s.oneOf(SHOWN_TO)),
    /** How many members opened the profile in the last finished week, Monday to Sunday; null for fewer than ten. */
    readers: fact('readers', s.nullable(s.number())),
    missing: fact('missing', s.array(s.oneOf(MISSING))),
    /** How the profile rests: by the family's own choice, or by the office's. */
    rest: fact('rest', s.oneOf(['', ...REST_KINDS, 'office'])),
  },
});

/**
 * The member's clear choice to be shown to other members, at once or once the office has looked and the candidate has said yes; said
 * again, it says that what was sent back is mended; withdrawn at once by `No`. Without `shownto` it stays as it was, at first
 * `Members`. `Chosen`: in nobody's list or number; whom this member sends an interest to sees the profile while it waits and once
 * accepted. Who has not said so says whose profile it is.
 */
export const updateShowing = call('updateshowing', {
  ...ofMember,
  form: form({
    isWanted: sentOnly('show', requiredChoice(YES_NO, 'yesNoRequired')),
    shownTo: sentOnly('shownto', choice(SHOWN_TO)),
    whose: sentOnly('whose', choice(WHOSE)),
  }),
});
