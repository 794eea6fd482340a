import { call } from './call.ts';
import { GENDERS } from './choices.ts';
import { form } from './form.ts';
import { heldNotes } from './held.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, list, sentOnly } from './wire.ts';

/** The forms of a profile that report how complete they are. */
export const PROFILE_SECTIONS = ['profile', 'address', 'personal', 'health', 'paternal', 'maternal'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** How many of a section's questions have an answer. */
export interface SectionCompleteness {
  section: ProfileSection;
  filled: number;
  /** The number of the section's questions. */
  of: number;
}

/**
 * What a holder still has to answer: whose profile it is, the candidate's own consent, what happens to health answers
 * that others wrote, or the account's own consents.
 */
export const ASKS = ['', 'whose', 'candidate', 'health', 'consents'] as const;
export type Asks = (typeof ASKS)[number];

/**
 * Ours: the dashboard's frame requests its counts with 'Yes'. They cost extra queries, so other readers do not request
 * them.
 */
const countForm = form({ withCompleteness: sentOnly('completeness', text(3)) });

/**
 * Returns what every page of a member needs. The form's rules are in `profile.ts`, because these pages do not need
 * them.
 */
export const showProfile = call('showprofile', {
  access: 'member',
  form: countForm,
  saves: false,
  returned: {
    name: fact('name', s.string()),
    /**
     * Ours: the name in the other script, as a reading aid. It is the family's own spelling, else transliterated by
     * rule; `''` if a word of it is unknown.
     */
    spelled: fact('spelled', s.string()),
    /** Ours: the family's own spelling in the other script; `''` if it is transliterated by rule. */
    nameSpelled: fact('namespelled', s.string()),
    email: fact('email', s.string()),
    gender: fact('gender', s.oneOf(GENDERS)),
    phone: fact('phone', s.string()),
    picture: fact('pic', s.string()),
    profileId: fact('profile_id', s.string()),
    /** Ours: an opaque mark of the logged-in account, by which its pages recognize it. */
    account: fact('account', s.string()),
    /** Ours: whether step 2 of the registration is done. */
    isRegistered: fact('registered', s.boolean()),
    /** Ours: whether this session was opened through the Power Link and has fewer rights. */
    isRestricted: fact('restricted', s.boolean()),
    /**
     * Ours: whether the office has suspended the profile. Then only the reason, an appeal and the member's data are
     * available.
     */
    isSuspended: fact('suspended', s.boolean()),
    /**
     * Ours: whether this account has not given its own consents, although another holder has. Other families are then
     * closed to it.
     */
    isUnagreed: fact('unagreed', s.boolean()),
    /** Ours: until when most functions stay closed after a password reset; ISO time, or ''. */
    recoversUntil: fact('recovers_until', s.string()),
    /** Ours: whether the office has put the profile at rest; false unless the completeness was requested. */
    rests: fact('rests', s.boolean()),
    /** Ours: whether a holder claims to be the bride or groom, and the office has not spoken with them yet. */
    isClaimed: fact('claimed', s.boolean()),
    /**
     * Ours: the number of families that another holder accepted in the place of this account's bride or groom; 0 unless
     * the completeness was requested.
     */
    undecided: fact('undecided', s.number()),
    /**
     * Ours: whether the candidate has an account and this is another holder's account. Data of the candidate alone is
     * then left out.
     */
    isBeside: fact('beside', s.boolean()),
    /** Ours: whether this account is the bride's or groom's own. */
    isCandidate: fact('candidate', s.boolean()),
    /** Ours: whether only the candidate may accept an interest, so that this account can only ask the candidate to. */
    asksToAccept: fact('asks_to_accept', s.boolean()),
    /** Ours: a question that the holder still has to answer, for the frame. */
    asks: fact('asks', s.oneOf(ASKS)),
    /** Ours: until when that question has to be answered; ISO time or ''. */
    askedUntil: fact('asked_until', s.string()),
    /**
     * Ours: whether this account consents to the storage of health answers; false unless the completeness was
     * requested.
     */
    agreesToHealth: fact('agrees_to_health', s.boolean()),
    /**
     * Ours: when the account was opened through the Power Link. Set until the member acknowledges it; ISO time or ''.
     */
    powerLinkOpenedAt: fact('powerlink_opened_at', s.string()),
    /** Ours: whether the login phone is confirmed. */
    isPhoneConfirmed: fact('phone_confirmed', s.boolean()),
    /** Ours: the deadline for confirming the login phone if that is not required at once; ISO time or ''. */
    confirmBy: fact('confirm_by', s.string()),
    held: heldNotes,
    /**
     * Ours: the number of families whose interest awaits this member's answer; 0 unless the completeness was requested.
     */
    waiting: fact('waiting', s.number()),
    /** Ours: the number of unread notices of the account; 0 unless the completeness was requested. */
    newNotices: fact('new_notices', s.number()),
    /** Ours: whether the account has a channel for notices; true unless the completeness was requested. */
    isReached: fact('reached', s.boolean()),
    /** Ours: empty unless it was requested. */
    completeness: list<SectionCompleteness>('completeness', { section: 'section', filled: 'filled', of: 'of' }),
  },
});
