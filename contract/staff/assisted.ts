import { call } from '../call.ts';
import { MATCH_ORDERS } from '../choices.ts';
import { type FormErrors, form } from '../form.ts';
import { LANGUAGES } from '../languages.ts';
import { matchesFacts, matchSchema } from '../matches.ts';
import { sharedSchema } from '../member.ts';
import { memberId, otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { PROPOSAL_ANSWERS, PROPOSAL_HEARD, PROPOSAL_ORIGINS, PROPOSAL_WORDS } from '../proposal-said.ts';
import { why } from '../proposals.ts';
import { choice, requiredChoice, requiredText, text, tick } from '../rules.ts';
import { rangeErrors, searchForm } from '../search.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { reason } from './reason.ts';

/** Other families that a volunteer may read in a day, for all assigned families together. */
export const VOLUNTEER_CARDS_A_DAY = 150;
/** Proposals that a volunteer may make in a week. The week begins on Monday in India. */
export const VOLUNTEER_PROPOSALS_A_WEEK = 10;
/** Days for which a signed promise is valid. */
export const PROMISE_DAYS = 365;

/** The outcome of the calls that record something about an assisted family. */
const withOutcome = { returned: outcomeFacts, refused: refusedOutcome() } as const;
const other = sentOnly('other', memberId);

/** The state of an assisted family as the office reads it. It does not reveal refusals. */
const family = s.object({
  shared: sharedSchema,
  /** The start of the consent (an ISO time). */
  since: s.string(),
  /** The volunteer to whom the family is assigned; `''` if none. */
  volunteer: s.string(),
  /** The number of open proposals, whatever was answered. */
  open: s.number(),
  /** When a member of staff last searched for the family (`YYYY-MM-DD`), or `''`. */
  lookedOn: s.string(),
  /** Whether others see the family at present. If not, nothing can be proposed. */
  isShown: s.boolean(),
});

const count = s.number();

/** Lists the assisted families, the next in turn first. A volunteer sees only the families assigned to them. */
export const listAssisted = call('office/listassisted', {
  access: 'staff',
  saves: false,
  returned: {
    families: fact('families', s.array(family)),
    /** Whether the reader is a volunteer. A volunteer has a promise, kin and limits. */
    isVolunteer: fact('volunteer', s.boolean()),
    /** Until when the promise is valid (an ISO time); `''` if it must be signed first. */
    signedUntil: fact('signed_until', s.string()),
    /** Numbers of profiles that the reader has declared as kin. */
    kin: fact('kin', s.array(s.string())),
    /** What a volunteer may still do: read other families today, make proposals this week. */
    left: fact('left', s.object({ cards: count, proposals: count })),
    /** Results of the reader's own proposals, as counts only. */
    figures: fact('figures', s.object({ proposals: count, yeses: count, meetings: count, marriages: count })),
    /** Volunteers to whom the reader may assign a family; empty if the reader may not. */
    volunteers: fact('volunteers', s.array(s.object({ id: s.number(), name: s.string(), families: count }))),
  },
});

/** Opens one assisted family: its own profile as others read it, and its proposals. */
export const openAssisted = call('office/openassisted', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    family: fact('family', family),
    proposals: fact(
      'proposals',
      s.array(
        s.object({
          /** The other family as every member reads it; null if it is not visible at present. */
          other: s.nullable(sharedSchema),
          otherId: s.string(),
          origin: s.oneOf(PROPOSAL_ORIGINS),
          why: s.string(),
          /** The name of the person who made the proposal; `''` if unknown. */
          by: s.string(),
          madeAt: s.string(),
          endsAt: s.string(),
          state: s.oneOf(['open', 'inTouch', 'over']),
          /** Whether this family has said yes. The other family's answer is not included until both have said yes. */
          saidYes: s.boolean(),
        }),
      ),
    ),
  },
});

/** The answer of a list for a family: without the band and the relaxations. */
const familyList = { matches: matchesFacts.matches, cursor: matchesFacts.cursor, isShown: matchesFacts.isShown };
/** The order of a list, and the position of the page in it. */
const pageFields = { order: sentOnly('order', choice(MATCH_ORDERS)), cursor: sentOnly('cursor', text(80)) };

/** Returns a family's own list exactly as the family sees it, without photos. */
export const listForFamily = call('office/assistedlist', {
  access: 'staff',
  form: form({ member: otherMember, ...pageFields }),
  saves: false,
  returned: familyList,
});

/** Searches in the family's name. */
export const searchForFamily = call('office/assistedsearch', {
  access: 'staff',
  form: form({ member: otherMember, ...searchForm.fields, ...pageFields }, rangeErrors),
  saves: false,
  returned: familyList,
});

/** Returns the family's shortlist, without its notes. */
export const keptOfFamily = call('office/assistedshortlist', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: { matches: fact('matches', s.array(matchSchema)) },
});

/** Proposes the family and another family to each other. */
export const proposeFor = call('office/propose', {
  access: 'staff',
  form: form({ member: otherMember, other, why: sentOnly('why', why) }),
  ...withOutcome,
});

/**
 * Records the family's answer from a call or from a slip that came back. `word`: whose answer it is. If the candidate
 * has reserved accepting, this applies here too.
 */
export const noteAnswer = call('office/noteanswer', {
  access: 'staff',
  form: form({
    member: otherMember,
    other,
    answer: sentOnly('answer', requiredChoice(PROPOSAL_ANSWERS, 'chooseFromList')),
    heard: sentOnly('heard', requiredChoice(PROPOSAL_HEARD, 'chooseFromList')),
    word: sentOnly('word', requiredChoice(PROPOSAL_WORDS, 'chooseFromList')),
    reason,
  }),
  ...withOutcome,
});

/**
 * Records that a family has asked for assistance at the counter or by phone, after the consent was read to it. `word`:
 * whose request it is. A candidate who has an account must ask personally.
 */
export const noteAsking = call('office/noteasking', {
  access: 'staff',
  form: form(
    {
      family: otherMember,
      language: sentOnly('language', requiredChoice(LANGUAGES, 'chooseFromList')),
      word: sentOnly('word', requiredChoice(PROPOSAL_WORDS, 'chooseFromList')),
      hasRead: sentOnly('read', tick),
      reason,
    },
    ({ hasRead }): FormErrors => (hasRead === 'Yes' ? {} : { hasRead: 'agreeToNotice' }),
  ),
  ...withOutcome,
});

/** Records that a family ends the assistance, at the counter or by phone. */
export const stopAsking = call('office/stopasking', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  ...withOutcome,
});

/** Assigns a family to a volunteer, or removes the assignment (`''`). */
export const giveFamily = call('office/givefamily', {
  access: 'staff',
  form: form({ member: otherMember, volunteer: sentOnly('volunteer', text(9)) }),
  ...withOutcome,
});

/** A volunteer signs, for a year, that they take no fee and no gift. */
export const signPromise = call('office/signpromise', {
  access: 'staff',
  form: form(
    {
      language: sentOnly('language', requiredChoice(LANGUAGES, 'chooseFromList')),
      hasAgreed: sentOnly('agreed', tick),
    },
    ({ hasAgreed }): FormErrors => (hasAgreed === 'Yes' ? {} : { hasAgreed: 'agreeToNotice' }),
  ),
  ...withOutcome,
});

/**
 * A volunteer declares a profile, by its number, as their own kin. If that family was assigned to them, the assignment
 * ends.
 */
export const sayKin = call('office/saykin', {
  access: 'staff',
  form: form({ kin: sentOnly('kin', requiredText('findWhom', 80)) }),
  ...withOutcome,
});
