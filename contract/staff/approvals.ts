import { call } from '../call.ts';
import { DECISIONS } from '../decision.ts';
import { type FormErrors, form } from '../form.ts';
import type { SharedView } from '../member.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { choice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { nearFilter } from './near.ts';

/** Reasons for which the office returns an item. The words for families are in `words/choices/approvals.ts`. */
export const RETURN_REASONS = [
  'photoUnclear',
  'photoOther',
  'photoSeveral',
  'photoContact',
  'nameWhole',
  'wordsContact',
  'wordsKind',
  'birthDate',
  'paper',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * Why the office must speak with the bride or groom before others see a profile. `claimed`: another holder says that
 * the profile is their own.
 */
export const CALL_REASONS = ['claimed', 'othersPhone', 'guardiansPhone', 'drawn'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Items on one page of the queue. */
export const APPROVALS_A_PAGE = 20;

/** Maximum number of characters of a reason. */
const WORDS_LIMIT = 2000;

const id = sentOnly('id', requiredText('chooseFromList', 40));

const queueItem = s.object({
  id: s.number(),
  memberId: s.string(),
  name: s.string(),
  kind: s.oneOf(['profile', 'photo', 'answer']),
  /** The name of the answer, for an item that is an answer. */
  answer: s.string(),
  /** ISO time. */
  since: s.string(),
  /** `again`: it was returned and corrected. `hidden`: others do not see it yet. `seen`: they see it already. */
  place: s.oneOf(['again', 'hidden', 'seen']),
  /** Who is reviewing it now; `''` if nobody. */
  claimedBy: s.string(),
});

/**
 * Lists items that wait for approval: returned items first, then items that others do not see, the longest waiting
 * first. Pages count from 0.
 */
export const listApprovals = call('office/listapprovals', {
  access: 'staff',
  form: form({ page: sentOnly('page', text(5)), near: nearFilter }),
  saves: false,
  returned: {
    items: fact('items', s.array(queueItem)),
    page: fact('page', s.number()),
    pages: fact('pages', s.number()),
    count: fact('count', s.number()),
    /**
     * Hours to approval in the last four weeks, as median and 90th percentile; null if fewer than ten were approved.
     */
    hours: fact('hours', s.nullable(s.object({ median: s.number(), ninetieth: s.number() }))),
  },
});

/** The values by which two profiles are compared, besides phone and photo. */
export const COMPARED = ['name', 'father', 'mother', 'born'] as const;

const comparedProfile = s.object({
  memberId: s.string(),
  name: s.string(),
  father: s.string(),
  mother: s.string(),
  /** The last four digits of the phone. */
  phoneEnd: s.string(),
  /** The name of a file, or `''`. */
  photo: s.string(),
  born: s.string(),
  status: s.oneOf(['shown', 'waiting', 'resting', 'suspended', 'notShown']),
});

/**
 * Opens an item and claims it for some minutes. If somebody else has it, `claimedBy` says who, and the item can only be
 * read.
 */
export const openApproval = call('office/openapproval', {
  access: 'staff',
  form: form({ id }),
  returned: {
    item: fact('item', queueItem),
    /** Must be sent with the decision, which applies to the version that was read. */
    version: fact('version', s.string()),
    /** The profile as others will see it. */
    shared: fact('shared', s.named<SharedView>('SharedView')),
    /** Names of files; the card's photo is first. */
    photos: fact('photos', s.array(s.string())),
    /** For an answer: the value that others read, and the new value. */
    was: fact('was', s.string()),
    becomes: fact('becomes', s.string()),
    /** For a photo: the name of the waiting file. */
    photo: fact('photo', s.string()),
    /** ISO time of the registration, and the roles of its holders. */
    registered: fact('registered', s.string()),
    roles: fact('roles', s.array(s.string())),
    /**
     * Whether the reader entered this profile. `alone`: nobody else is there to review it. `other`: another person must
     * review it.
     */
    own: fact('own', s.oneOf(['no', 'alone', 'other'])),
    /**
     * The call that is needed before others see a new profile: the reason, whether it is still open, and which account
     * and number to call.
     */
    call: fact(
      'call',
      s.object({
        reasons: s.array(s.oneOf(CALL_REASONS)),
        isNeeded: s.boolean(),
        account: s.number(),
        phone: s.string(),
      }),
    ),
    self: fact('self', s.nullable(comparedProfile)),
    /**
     * Profiles that may belong to the same person, the most likely first, with the values that agree and differ. A
     * value missing in one of them counts for neither. `family`: only parents and address agree.
     */
    doubles: fact(
      'doubles',
      s.array(
        s.object({
          ...comparedProfile.shape,
          agrees: s.array(s.oneOf(['phone', 'photo', 'family', ...COMPARED])),
          differs: s.array(s.oneOf(COMPARED)),
        }),
      ),
    ),
    rejected: fact(
      'rejected',
      s.array(s.object({ by: s.oneOf(['phone', 'photo']), reason: s.string(), at: s.string() })),
    ),
  },
});

const decision = { id, version: sentOnly('version', text(40)) };

/**
 * Approves; others see it from now on. `reason`: why an own entry is right if nobody else is there. Answers 409 if
 * somebody else has claimed it, or if the office must still speak with the bride or groom.
 */
export const approve = call('office/approve', {
  access: 'staff',
  form: form({ ...decision, reason: sentOnly('note', text(WORDS_LIMIT)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Returns an item to the family with a reason of the list, own words, or both. When the family has corrected it, it
 * comes first in the queue.
 */
export const returnForCorrection = call('office/sendback', {
  access: 'staff',
  form: form(
    {
      ...decision,
      template: sentOnly('template', choice(RETURN_REASONS)),
      words: sentOnly('told', text(WORDS_LIMIT)),
    },
    ({ template, words }): FormErrors => (template || words?.trim() ? {} : { words: 'returnUnsaid' }),
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Rejects a profile and suspends it. The family reads the reason and may appeal. Keyed hashes of the person are stored.
 */
export const reject = call('office/reject', {
  access: 'staff',
  form: form({ ...decision, reason: sentOnly('told', requiredText('whyRequired', WORDS_LIMIT)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Lists own entries that were approved within a week because nobody else was there. *Today* shows them. */
export const listOwnEntries = call('office/listownentries', {
  access: 'staff',
  saves: false,
  returned: {
    entries: fact(
      'entries',
      s.array(s.object({ memberId: s.string(), by: s.string(), reason: s.string(), at: s.string() })),
    ),
  },
});

const decisions = choice(DECISIONS);
/** Pages of former versions ask for `sentBack`. */
const decisionAsked: typeof decisions = (raw) => decisions(raw === 'sentBack' ? 'returned' : raw);

/** Lists decisions, the latest first, from the number `latest` on. With `decision`, only those of one kind. */
export const listDecided = call('office/listdecided', {
  access: 'staff',
  form: form({ decision: sentOnly('outcome', decisionAsked), latest: sentOnly('latest', text(9)) }),
  saves: false,
  returned: {
    decisions: fact(
      'decisions',
      s.array(
        s.object({
          id: s.number(),
          /** `''` after the profile was deleted. */
          memberId: s.string(),
          name: s.string(),
          kind: s.oneOf(['profile', 'photo', 'answer']),
          answer: s.string(),
          decision: s.oneOf(DECISIONS),
          /** The decision as pages of former versions read it. */
          outcome: s.oneOf(['approved', 'sentBack', 'rejected']),
          /** The reason as the family reads it; `''` for an approval. */
          reason: s.string(),
          /** Login of the member of staff who decided. */
          by: s.string(),
          /** ISO times, or `''`. */
          at: s.string(),
          undoneAt: s.string(),
          undoneBy: s.string(),
          /** Whether it is the last decision on a whole profile and less than a day old. */
          mayUndo: s.boolean(),
        }),
      ),
    ),
    /** The cursor of the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});

/**
 * Undoes a decision on a profile within a day. The profile waits again, and its family gets at most one notice about
 * it.
 */
export const undoDecided = call('office/undodecided', {
  access: 'staff',
  form: form({ member: sentOnly('id', requiredText('chooseFromList', 9)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
