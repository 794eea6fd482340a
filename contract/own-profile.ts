import { call } from './call.ts';
import { GENDERS } from './choices.ts';
import { form } from './form.ts';
import { heldNotes } from './held.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, list, sentOnly } from './wire.ts';

/** The forms of a profile that say how much of them is filled in. */
export const PROFILE_SECTIONS = ['profile', 'address', 'personal', 'health', 'paternal', 'maternal'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** How many of a section's questions have an answer. */
export interface SectionCompleteness {
  section: ProfileSection;
  filled: number;
  of: number;
}

/** Whose profile it is, the candidate's own yes, or what becomes of health answers that others wrote. */
export const ASKS = ['', 'whose', 'candidate', 'health', 'consents'] as const;
export type Asks = (typeof ASKS)[number];

/** Ours: the dashboard's frame asks for its counts with 'Yes'; they cost queries that other readers can do without. */
const countForm = form({ withCompleteness: sentOnly('completeness', text(3)) });

/** What each page of a member reads; without the rules of the form (`profile.ts`), which these pages do not need. */
export const showProfile = call('showprofile', {
  access: 'member',
  form: countForm,
  saves: false,
  returned: {
    name: fact('name', s.string()),
    /** Ours: the name in the other script, as a help to read it: as the family spells it, else by rule; `''` where a word of it is not known. */
    spelled: fact('spelled', s.string()),
    /** Ours: what the family has written for it itself; `''` where it is spelled by rule. */
    nameSpelled: fact('namespelled', s.string()),
    email: fact('email', s.string()),
    gender: fact('gender', s.oneOf(GENDERS)),
    phone: fact('phone', s.string()),
    picture: fact('pic', s.string()),
    profileId: fact('profile_id', s.string()),
    /** Ours: a mark of the account that has the profile open, by which its pages know it again. */
    account: fact('account', s.string()),
    /** Ours: whether step 2 of the registration is done. */
    isRegistered: fact('registered', s.boolean()),
    /** Ours: whether this session came through the Power Link and may do less. */
    isRestricted: fact('restricted', s.boolean()),
    /** Ours: whether the office has suspended the profile; then all but the reason, an appeal and its data is closed. */
    isSuspended: fact('suspended', s.boolean()),
    /** Ours: whether this account has still to agree for itself, where others of the profile have: other families are closed to it. */
    isUnagreed: fact('unagreed', s.boolean()),
    /** Ours: until when most things stay closed after a password was set anew; ISO time, '' where nothing is. */
    recoversUntil: fact('recovers_until', s.string()),
    /** Ours: until when the office lets the profile rest; ISO time, '' where it does not or the completeness was not asked for. */
    rests: fact('rests', s.boolean()),
    /** Ours: whether somebody who looks after the profile says that it is their own, and the office has not spoken with them yet. */
    isClaimed: fact('claimed', s.boolean()),
    /** Ours: families accepted by somebody else in the place of the bride or groom, whose account this is; 0 unless the completeness was asked for. */
    undecided: fact('undecided', s.number()),
    /** Ours: whether the candidate has an account and this is another's: what is the candidate's alone is not here. */
    isBeside: fact('beside', s.boolean()),
    /** Ours: whether this account is the bride's or groom's own. */
    isCandidate: fact('candidate', s.boolean()),
    /** Ours: whether accepting an interest is the candidate's alone, so that this account asks them to. */
    asksToAccept: fact('asks_to_accept', s.boolean()),
    /** Ours: what the person who looks after the profile has still to say, for the frame, and by when; ISO time or ''. */
    asks: fact('asks', s.oneOf(ASKS)),
    askedUntil: fact('asked_until', s.string()),
    /** Ours: whether this account has agreed that answers about health are kept; no unless the completeness was asked for. */
    agreesToHealth: fact('agrees_to_health', s.boolean()),
    /** Ours: when the account was opened through the Power Link, until the member acknowledges it; ISO time or ''. */
    powerLinkOpenedAt: fact('powerlink_opened_at', s.string()),
    /** Ours: whether the phone that logs in is confirmed, and by when it should be where that is not asked at once; ISO time or ''. */
    isPhoneConfirmed: fact('phone_confirmed', s.boolean()),
    confirmBy: fact('confirm_by', s.string()),
    held: heldNotes,
    /** Ours: families whose interest waits for this member's answer; 0 unless the completeness was asked for. */
    waiting: fact('waiting', s.number()),
    /** Ours: notices that the account has not read; 0 unless the completeness was asked for. */
    newNotices: fact('new_notices', s.number()),
    /** Ours: whether a way is on by which this account is told of what happens; yes unless the completeness was asked for. */
    isReached: fact('reached', s.boolean()),
    /** Ours: empty unless it was asked for. */
    completeness: list<SectionCompleteness>('completeness', { section: 'section', filled: 'filled', of: 'of' }),
  },
});
