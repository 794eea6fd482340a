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
import { inOrder, searchForm } from '../search.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { reason } from './reason.ts';

/** A volunteer reads so many other families in a day, for all families together. */
export const VOLUNTEER_CARDS_A_DAY = 150;
/** And proposes so many times in a week, which begins on Monday in India. */
export const VOLUNTEER_PROPOSALS_A_WEEK = 10;
/** A signed promise holds so many days. */
export const PROMISE_DAYS = 365;

const saved = { returned: outcomeFacts, refused: refusedOutcome(2) } as const;
const other = sentOnly('other', memberId);

/** Where an assisted family stands, as the office reads it: nothing tells a refusal. */
const family = s.object({
  shared: sharedSchema,
  /** Since when the trust looks for it (an ISO time). */
  since: s.string(),
  /** The volunteer whose it is; `''` for none. */
  volunteer: s.string(),
  /** Proposals that stand open, whatever was answered. */
  open: s.number(),
  /** When somebody of the office looked for it last (`YYYY-MM-DD`), or `''`. */
  lookedOn: s.string(),
  /** Others see it at present; else nobody can be proposed. */
  isShown: s.boolean(),
});

const count = s.number();

/** The families for which the trust looks: a volunteer's are those that were given to them. Whose turn it is comes first. */
export const listAssisted = call('office/listassisted', {
  access: 'staff',
  saves: false,
  returned: {
    families: fact('families', s.array(family)),
    /** Whether the reader is a volunteer, who has a promise, kin and limits. */
    isVolunteer: fact('volunteer', s.boolean()),
    /** Until when the promise holds (an ISO time); `''` where it has to be signed first. */
    signedUntil: fact('signed_until', s.string()),
    /** Numbers of profiles that the reader has said are their kin. */
    kin: fact('kin', s.array(s.string())),
    /** What a volunteer may still do: other families today, proposals this week. */
    left: fact('left', s.object({ cards: count, proposals: count })),
    /** What came of the reader's own proposals: counts alone. */
    figures: fact('figures', s.object({ proposals: count, yeses: count, meetings: count, marriages: count })),
    /** To whom a family may be given, by the reader; empty for who may give none. */
    volunteers: fact('volunteers', s.array(s.object({ id: s.number(), name: s.string(), families: count }))),
  },
});

/** One of them: its own profile as others read it, and what was proposed. */
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
          /** As every member reads it; null where it is not seen at present. */
          other: s.nullable(sharedSchema),
          otherId: s.string(),
          origin: s.oneOf(PROPOSAL_ORIGINS),
          why: s.string(),
          /** Who made it, by name; `''` for nobody who is known. */
          by: s.string(),
          madeAt: s.string(),
          endsAt: s.string(),
          state: s.oneOf(['open', 'inTouch', 'over']),
          /** This family has said yes; of the other's answer there is nothing before both have. */
          saidYes: s.boolean(),
        }),
      ),
    ),
  },
});

const shown = { matches: matchesFacts.matches, cursor: matchesFacts.cursor, isShown: matchesFacts.isShown };
const paged = { order: sentOnly('order', choice(MATCH_ORDERS)), cursor: sentOnly('cursor', text(80)) };

/** A family's own list, exactly as the family has it; photos are left out. */
export const listForFamily = call('office/assistedlist', {
  access: 'staff',
  form: form({ member: otherMember, ...paged }),
  saves: false,
  returned: shown,
});

/** A search in the family's name. */
export const searchForFamily = call('office/assistedsearch', {
  access: 'staff',
  form: form({ member: otherMember, ...searchForm.fields, ...paged }, inOrder),
  saves: false,
  returned: shown,
});

/** Whom the family keeps, without its notes. */
export const keptOfFamily = call('office/assistedshortlist', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: { matches: fact('matches', s.array(matchSchema)) },
});

/** Puts the family and another before each other. */
export const proposeFor = call('office/propose', {
  access: 'staff',
  form: form({ member: otherMember, other, why: sentOnly('why', why) }),
  ...saved,
});

/** Writes down what the family has answered on a call or on a slip that came back. `word`: whose; the candidate's reserve holds. */
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
  ...saved,
});

/** A family has asked at the counter, or on a call: the consent was read to it. `word`: whose; a candidate who has an account asks alone. */
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
  ...saved,
});

/** A family has said at the counter, or on a call, that the trust looks for it no more. */
export const stopAsking = call('office/stopasking', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  ...saved,
});

/** Gives a family to a volunteer, or takes it from theirs (`''`). */
export const giveFamily = call('office/givefamily', {
  access: 'staff',
  form: form({ member: otherMember, volunteer: sentOnly('volunteer', text(9)) }),
  ...saved,
});

/** A volunteer signs that they take no fee and no gift, for a year. */
export const signPromise = call('office/signpromise', {
  access: 'staff',
  form: form(
    {
      language: sentOnly('language', requiredChoice(LANGUAGES, 'chooseFromList')),
      hasAgreed: sentOnly('agreed', tick),
    },
    ({ hasAgreed }): FormErrors => (hasAgreed === 'Yes' ? {} : { hasAgreed: 'agreeToNotice' }),
  ),
  ...saved,
});

/** A volunteer says that a profile is of their own kin, by its number; a family that was given to them goes back. */
export const sayKin = call('office/saykin', {
  access: 'staff',
  form: form({ kin: sentOnly('kin', requiredText('findWhom', 80)) }),
  ...saved,
});
