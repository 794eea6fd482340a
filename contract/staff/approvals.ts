import { call } from '../call.ts';
import { DECISIONS } from '../decision.ts';
import { type FormErrors, form } from '../form.ts';
import type { SharedView } from '../member.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { choice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { nearFilter } from './near.ts';

/** What the office returns something for; the families' words for each stand in `words/choices/approvals.ts`. */
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

/** Why the office speaks with the bride or groom before others see a profile; `claimed`: somebody else says that it is their own. */
export const CALL_REASONS = ['claimed', 'othersPhone', 'guardiansPhone', 'drawn'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Things on a page of the line. */
export const LINE_PAGE = 20;

const id = sentOnly('id', requiredText('chooseFromList', 40));

const inLine = s.object({
  id: s.number(),
  memberId: s.string(),
  name: s.string(),
  kind: s.oneOf(['profile', 'photo', 'answer']),
  /** Of an answer: its name. */
  answer: s.string(),
  /** ISO time. */
  since: s.string(),
  /** It was returned and comes again; others do not see it yet; they see it already. */
  place: s.oneOf(['again', 'hidden', 'seen']),
  /** Who looks at it now; `''` for nobody. */
  claimedBy: s.string(),
});

/** What waits for a look: what comes again first, then what others do not see, the longest waiting first; by pages from 0. */
export const listApprovals = call('office/listapprovals', {
  access: 'staff',
  form: form({ page: sentOnly('page', text(5)), near: nearFilter }),
  saves: false,
  returned: {
    items: fact('items', s.array(inLine)),
    page: fact('page', s.number()),
    pages: fact('pages', s.number()),
    count: fact('count', s.number()),
    /** Hours to approval of the last four weeks, of half and of nine in ten; null where fewer than ten were approved. */
    hours: fact('hours', s.nullable(s.object({ median: s.number(), ninetieth: s.number() }))),
  },
});

/** What two profiles are compared by, besides phone and photo. */
export const COMPARED = ['name', 'father', 'mother', 'born'] as const;

const short = s.object({
  memberId: s.string(),
  name: s.string(),
  father: s.string(),
  mother: s.string(),
  /** The last four digits. */
  phoneEnd: s.string(),
  /** The name of a file, or `''`. */
  photo: s.string(),
  born: s.string(),
  status: s.oneOf(['shown', 'waiting', 'resting', 'suspended', 'notShown']),
});

/** Opens one of the line and takes it for ten minutes, unless somebody else has it: then `claimedBy` says who, and it may be read. */
export const openApproval = call('office/openapproval', {
  access: 'staff',
  form: form({ id }),
  returned: {
    item: fact('item', inLine),
    /** To be sent with the decision: it is about what was read. */
    version: fact('version', s.string()),
    /** As others will see it. */
    shared: fact('shared', s.named<SharedView>('SharedView')),
    /** Names of files, the card's first. */
    photos: fact('photos', s.array(s.string())),
    /** Of an answer: what others read, and what was written. */
    was: fact('was', s.string()),
    becomes: fact('becomes', s.string()),
    /** Of a photo: the name of the file that waits. */
    photo: fact('photo', s.string()),
    /** ISO time of the registration, and who looks after the profile. */
    registered: fact('registered', s.string()),
    roles: fact('roles', s.array(s.string())),
    /** The person who reads this has entered it: nobody else is there, or somebody else is to look. */
    own: fact('own', s.oneOf(['no', 'alone', 'other'])),
    /** The call before others see a new profile: why, whether it has still to be made, and to which account and number. */
    call: fact(
      'call',
      s.object({
        reasons: s.array(s.oneOf(CALL_REASONS)),
        isNeeded: s.boolean(),
        account: s.number(),
        phone: s.string(),
      }),
    ),
    self: fact('self', s.nullable(short)),
    /**
     * Who the same person may be, of whom most speaks for it first: in what the two agree and differ; what is blank in one of them is in neither.
     * `family`: nothing but parents and address.
     */
    doubles: fact(
      'doubles',
      s.array(
        s.object({
          ...short.shape,
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
 * Others see it from now on. `reason`: why an own entry is right, where nobody else is there. 409 where somebody else has it, and where the
 * office has still to speak with the bride or groom.
 */
export const approve = call('office/approve', {
  access: 'staff',
  form: form({ ...decision, reason: sentOnly('note', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** The family reads why, mends it, and it comes again before all others: a reason of the list, own words, or both. */
export const returnForCorrection = call('office/sendback', {
  access: 'staff',
  form: form(
    {
      ...decision,
      template: sentOnly('template', choice(RETURN_REASONS)),
      words: sentOnly('told', text(2000)),
    },
    ({ template, words }): FormErrors => (template || words?.trim() ? {} : { words: 'returnUnsaid' }),
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Suspends the profile, whose family reads the reason and may answer, and remembers who it was by keyed hashes. */
export const reject = call('office/reject', {
  access: 'staff',
  form: form({ ...decision, reason: sentOnly('told', requiredText('whyRequired', 2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Own entries that passed within a week because nobody else was there: *Today* shows them. */
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

/** What was decided, the latest first, fifty at once from the number `latest` on; of one decision where it is given. */
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
          /** `''` once the profile is gone. */
          memberId: s.string(),
          name: s.string(),
          kind: s.oneOf(['profile', 'photo', 'answer']),
          answer: s.string(),
          decision: s.oneOf(DECISIONS),
          /** The decision as pages of former versions read it. */
          outcome: s.oneOf(['approved', 'sentBack', 'rejected']),
          /** As the family reads it; `''` of an approval. */
          reason: s.string(),
          by: s.string(),
          /** ISO times, or `''`. */
          at: s.string(),
          undoneAt: s.string(),
          undoneBy: s.string(),
          /** The last decision on a whole profile, of the last day. */
          mayUndo: s.boolean(),
        }),
      ),
    ),
    /** For the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});

/** Takes a decision on a profile back within a day: it waits again, and its family gets one letter of it at most. */
export const undoDecided = call('office/undodecided', {
  access: 'staff',
  form: form({ member: sentOnly('id', requiredText('chooseFromList', 9)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
