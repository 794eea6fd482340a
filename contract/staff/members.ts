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

const found = s.object({
  id: s.string(),
  name: s.string(),
  account: s.number(),
  phone: s.string(),
  email: s.string(),
  /** Of the account with this phone. */
  role: s.string(),
  status: s.oneOf(['member', 'suspended', 'to be deleted', 'step 1 only']),
  /** ISO time. */
  came: s.string(),
});

/**
 * Members by phone, e-mail, profile id or name in either script, which begins with the first name; fifty at most, and `next` (0 at the
 * end) is sent to go on. Of a phone the last two digits are told, of an e-mail address the first letter.
 */
export const findMembers = call('office/findmembers', {
  access: 'staff',
  form: form({ asked: sentOnly('asked', text(254)), after: sentOnly('after', lookupId) }),
  saves: false,
  returned: { members: fact('members', s.array(found)), next: fact('next', s.number()) },
});

/** Whether others see a profile: it waits for the office or for the candidate's yes, rests, is suspended or on its way out. */
const SEENNESS = ['shown', 'waiting', 'resting', 'suspended', 'leaving', 'notShown'] as const;
export type Seenness = (typeof SEENNESS)[number];

/** What the office sees of a member: what strangers read, accounts, badges, suspensions, reports and notes; no health answer. */
export const showMemberToStaff = call('office/showmember', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    accounts: fact('accounts', s.array(found)),
    shared: fact('shared', s.named<SharedView>('SharedView')),
    /** What accepted families read besides: never health, and no phone. */
    family: fact('family', s.named<FamilyView>('FamilyView')),
    /** The candidate's own account speaks for itself. */
    hasCandidate: fact('hascandidate', s.boolean()),
    /** Links to the card that wait for the candidate's yes, with what is on them. */
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
    /** From which paper the office entered it; null where the family registered itself. Times are ISO, `''` is never. */
    /** Families that were warned when it was suspended, by which way, and what came of it. */
    warned: fact(
      'warned',
      s.array(
        s.object({
          memberId: s.string(),
          name: s.string(),
          /** ISO times; `''`: not read in the site yet. */
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
    /** Letters that asked for its deletion, the latest first. */
    deletions: fact(
      'deletions',
      s.array(
        s.object({
          /** ISO times, or `''`. */
          ...{
            askedAt: s.string(),
            askedBy: s.string(),
            reason: s.string(),
            lookedAt: s.string(),
            lookedBy: s.string(),
          },
          /** For administrators alone: both sat in one browser at one address, within an hour. */
          isSamePlace: s.boolean(),
          ...{ endedAt: s.string(), endedHow: s.oneOf(['', 'objected', 'kept', 'office']), dueAt: s.string() },
        }),
      ),
    ),
    paper: fact(
      'paper',
      s.nullable(
        s.object({
          ...{ enteredBy: s.string(), enteredAt: s.string(), formNumber: s.string() },
          ...{ consentOn: s.string(), claimedAt: s.string() },
          /** Until when its family may take it over; afterwards it is deleted. */
          endsAt: s.string(),
        }),
      ),
    ),
    notes: fact('notes', s.array(s.object({ at: s.string(), by: s.string(), words: s.string() }))),
  },
});

/** Why one more member is opened, beyond so many in a day: for that member, until midnight. */
export const sayWhyToOpen = call('office/saywhy', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const suspendMember = call('office/suspendmember', {
  access: 'staff',
  form: form({ member: otherMember, reason, told: sentOnly('told', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const restoreMember = call('office/restoremember', {
  access: 'staff',
  /** `again`: the office looks at the profile once more before others see it; a rejected one always waits. */
  form: form({ member: otherMember, reason, again: sentOnly('again', tick) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** What somebody of the office has seen; an identity is seen by `seeIdentity` alone. */
export const SEEN_KINDS = BADGE_KINDS.filter((kind) => kind !== 'identity');

const badge = (kinds: readonly BadgeKind[]) =>
  form({ member: otherMember, kind: sentOnly('kind', requiredChoice(kinds, 'chooseFromList')), reason });

export const giveBadgeTo = call('office/givebadge', {
  access: 'staff',
  form: badge(SEEN_KINDS),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const takeBadgeFrom = call('office/takebadge', {
  access: 'staff',
  form: badge(BADGE_KINDS),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const addMemberNote = call('office/addnote', {
  access: 'staff',
  form: form({ member: otherMember, words: sentOnly('words', requiredText('textRequired', 2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Asks for a link with which the member sets a new password, once, within a day. */
export const makeMemberResetLink = call('office/makeresetlink', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
