import { BADGE_KINDS, type BadgeKind } from '../badges.ts';
import { call } from '../call.ts';
import { LINK_PARTS } from '../card-links.ts';
import { form } from '../form.ts';
import type { FamilyView, SharedView } from '../member.ts';
import { otherMember } from '../member-id.ts';
import { CHANNELS } from '../notice-kinds.ts';
import { lookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice, requiredText, text, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';

/** An account with one of its profiles, as the office finds it. */
const foundMember = s.object({
  id: s.string(),
  name: s.string(),
  account: s.number(),
  phone: s.string(),
  email: s.string(),
  /** The role of the account with this phone. */
  role: s.string(),
  status: s.oneOf(['member', 'suspended', 'to be deleted', 'step 1 only']),
  /** ISO time. */
  came: s.string(),
});

/**
 * Finds members by phone, e-mail, profile id or name (either script, from the first name on). Sending `next` (0 at
 * the end) returns more. Only the last two digits of a phone and the first letter of an e-mail address are
 * returned.
 */
export const findMembers = call('office/findmembers', {
  access: 'staff',
  form: form({ asked: sentOnly('asked', text(254)), after: sentOnly('after', lookupId) }),
  saves: false,
  returned: { members: fact('members', s.array(foundMember)), next: fact('next', s.number()) },
});

/**
 * Whether others see a profile, or why not: it waits for the office or the candidate's consent, rests, is suspended or
 * will be deleted.
 */
const SEENNESS = ['shown', 'waiting', 'resting', 'suspended', 'leaving', 'notShown'] as const;
export type Seenness = (typeof SEENNESS)[number];

/**
 * Returns what the office sees of a member: the view of strangers, accounts, badges, suspensions, reports and notes.
 * Health answers are not included.
 */
export const showMemberToStaff = call('office/showmember', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    accounts: fact('accounts', s.array(foundMember)),
    shared: fact('shared', s.named<SharedView>('SharedView')),
    /** The additional view of accepted families, without health and phone. */
    family: fact('family', s.named<FamilyView>('FamilyView')),
    /** Whether the candidate has an account. */
    hasCandidate: fact('hascandidate', s.boolean()),
    /** Card links that wait for the candidate's consent, with their parts. */
    links: fact('links', s.array(s.object({ id: s.number(), parts: s.array(s.oneOf(LINK_PARTS)) }))),
    seenness: fact('seenness', s.oneOf(SEENNESS)),
    /** File names, for `/api/office/pictures`. */
    photos: fact('photos', s.array(s.string())),
    badges: fact(
      'badges',
      s.array(
        s.object({
          kind: s.oneOf(BADGE_KINDS),
          given: s.string(),
          /** Login of the member of staff who gave the badge. */
          by: s.string(),
          reason: s.string(),
          holds: s.boolean(),
        }),
      ),
    ),
    suspensions: fact(
      'suspensions',
      s.array(s.object({ since: s.string(), reason: s.string(), told: s.string(), restored: s.string() })),
    ),
    reports: fact(
      'reports',
      s.array(s.object({ id: s.number(), reported: s.string(), reason: s.string(), isSettled: s.boolean() })),
    ),
    /** Families that were warned when the profile was suspended, with channel and result. */
    warned: fact(
      'warned',
      s.array(
        s.object({
          memberId: s.string(),
          name: s.string(),
          /** ISO times; `''`: not read on the site yet. */
          at: s.string(),
          seenAt: s.string(),
          ways: s.array(
            s.object({
              channel: s.oneOf([...CHANNELS, 'office']),
              state: s.oneOf(['created', 'handed', 'delivered', 'failed', 'dropped']),
            }),
          ),
        }),
      ),
    ),
    /** Letters that requested the deletion of the profile, the latest first. */
    deletions: fact(
      'deletions',
      s.array(
        s.object({
          /** ISO times, or `''`. */
          askedAt: s.string(),
          askedBy: s.string(),
          reason: s.string(),
          lookedAt: s.string(),
          lookedBy: s.string(),
          /**
           * For administrators only: whether both people used the same browser at the same IP address within an hour.
           */
          isSamePlace: s.boolean(),
          endedAt: s.string(),
          endedHow: s.oneOf(['', 'objected', 'kept', 'office']),
          dueAt: s.string(),
        }),
      ),
    ),
    /**
     * The paper from which the office entered the profile; null if the family registered itself. Times are ISO, `''`
     * means never.
     */
    paper: fact(
      'paper',
      s.nullable(
        s.object({
          enteredBy: s.string(),
          enteredAt: s.string(),
          formNumber: s.string(),
          consentOn: s.string(),
          claimedAt: s.string(),
          /** When the profile will be deleted if its family has not taken it over. */
          endsAt: s.string(),
        }),
      ),
    ),
    notes: fact('notes', s.array(s.object({ at: s.string(), by: s.string(), words: s.string() }))),
  },
});

/** Records the reason to open a further member beyond the daily number. Valid for that member until midnight. */
export const sayWhyToOpen = call('office/saywhy', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Suspends a profile: nobody sees it. `told`: the reason as its family reads it. Refused if it is suspended already.
 */
export const suspendMember = call('office/suspendmember', {
  access: 'staff',
  form: form({ member: otherMember, reason, told: sentOnly('told', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Ends the suspension of a profile. Refused if it is not suspended. */
export const restoreMember = call('office/restoremember', {
  access: 'staff',
  /**
   * `again`: the office reviews the profile again before others see it. A rejected profile always waits for this
   * review.
   */
  form: form({ member: otherMember, reason, again: sentOnly('again', tick) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Badges that staff can give. An identity is verified by `seeIdentity` only. */
export const SEEN_KINDS = BADGE_KINDS.filter((kind) => kind !== 'identity');

const badge = (kinds: readonly BadgeKind[]) =>
  form({ member: otherMember, kind: sentOnly('kind', requiredChoice(kinds, 'chooseFromList')), reason });

/** Gives a badge to a member, with the reason for the audit log. */
export const giveBadgeTo = call('office/givebadge', {
  access: 'staff',
  form: badge(SEEN_KINDS),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Takes a badge from a member, with the reason for the audit log. */
export const takeBadgeFrom = call('office/takebadge', {
  access: 'staff',
  form: badge(BADGE_KINDS),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Adds a note about a member. Only the office reads it. */
export const addMemberNote = call('office/addnote', {
  access: 'staff',
  form: form({ member: otherMember, words: sentOnly('words', requiredText('textRequired', 2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Requests a link with which the member resets the password once, within a day. */
export const makeMemberResetLink = call('office/makeresetlink', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
