import { BADGE_KINDS } from '../badges.ts';
import { call } from '../call.ts';
import { form } from '../form.ts';
import type { SharedView } from '../member.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** Why somebody of the office did it; kept in the record, and told to nobody. */
export const reason = sentOnly('reason', requiredText('reasonRequired', 2000));

const found = s.object({
  id: s.string(),
  name: s.string(),
  phone: s.string(),
  email: s.string(),
  /** Of the account with this phone. */
  role: s.string(),
  status: s.oneOf(['member', 'suspended', 'to be deleted', 'step 1 only']),
  /** ISO time. */
  came: s.string(),
});

/** Members by phone, profile id or name in either script; fifty at most, `more` says how many were left out. */
export const findMembers = call('office/findmembers', {
  access: 'staff',
  form: form({ asked: sentOnly('asked', text()) }),
  saves: false,
  returned: { members: fact('members', s.array(found)), more: fact('more', s.number()) },
});

/** What the office sees of a member: what strangers read, accounts, badges, suspensions, reports and notes; no health answer. */
export const showMemberToStaff = call('office/showmember', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    accounts: fact('accounts', s.array(found)),
    shared: fact('shared', s.named<SharedView>('SharedView')),
    isShown: fact('isshown', s.boolean()),
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
    paper: fact(
      'paper',
      s.nullable(
        s.object({
          ...{ enteredBy: s.string(), enteredAt: s.string(), formNumber: s.string() },
          ...{ consentOn: s.string(), claimedAt: s.string() },
        }),
      ),
    ),
    notes: fact('notes', s.array(s.object({ at: s.string(), by: s.string(), words: s.string() }))),
  },
});

export const suspendMember = call('office/suspendmember', {
  access: 'staff',
  form: form({ member: otherMember, reason, told: sentOnly('told', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const restoreMember = call('office/restoremember', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

const badge = form({
  member: otherMember,
  kind: sentOnly('kind', requiredChoice(BADGE_KINDS, 'chooseFromList')),
  reason,
});

export const giveBadgeTo = call('office/givebadge', {
  access: 'staff',
  form: badge,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const takeBadgeFrom = call('office/takebadge', {
  access: 'staff',
  form: badge,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const addMemberNote = call('office/addnote', {
  access: 'staff',
  form: form({ member: otherMember, words: sentOnly('words', requiredText('messageRequired', 2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** A link with which the member sets a new password, once, within a day. */
export const makeMemberResetLink = call('office/makeresetlink', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  returned: { ...outcomeFacts, link: fact('link', s.optional(s.string())) },
  refused: refusedOutcome(2),
});
