import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { CHANNELS } from '../notice-kinds.ts';
import { lookupId } from '../number-rules.ts';
import { choice } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { CALL_OUTCOMES } from './calls.ts';

/**
 * Kinds of notices whose sending the office can see: the office's own, and those about the account. Never those between
 * two families.
 */
export const TIMELINE_LETTERS = [
  'profileApproved',
  'profileSentBack',
  'approvalUndone',
  'changeApproved',
  'changeRefused',
  'badgeGiven',
  'suspended',
  'restored',
  'contactSuspended',
  'officeAnswered',
  'officeAsked',
  'readingAsked',
  'callMissed',
  'numberFails',
  'breach',
  'powerLinkOpened',
  'passwordChanged',
  'phoneChanged',
  'emailChanged',
  'recovering',
  'recoveryEnded',
  'recoveryRefused',
  'holderInvited',
  'holderJoined',
  'holderLeft',
  'holderRemoved',
  'deletionByLetter',
  'deletionStopped',
  'keepingEnds',
  'stillLooking',
  'weeklyFits',
  'rules',
  'marriedEnds',
] as const;

/** Events of a family by kind. The answer contains no other kind. */
export const TIMELINE = {
  profile: ['begun', 'registered', 'shownFirst', 'suspended', 'restored', 'deletionAsked', 'deletionStopped'],
  decision: [
    'approvedProfile',
    'returnedProfile',
    'rejectedProfile',
    'approvedPhoto',
    'returnedPhoto',
    'rejectedPhoto',
    'approvedAnswer',
    'returnedAnswer',
    'rejectedAnswer',
    'undone',
    'badgeGiven',
    'badgeTaken',
  ],
  letter: TIMELINE_LETTERS,
  written: ['wrote', 'answered'],
  call: [...CALL_OUTCOMES, 'spokeToCandidate'],
  proposal: ['desk', 'melan'],
  task: ['task', 'call', 'done'],
  note: ['note'],
  told: ['noAnswer', 'money', 'speakFirst', 'sawTo'],
  case: ['reported', 'settled'],
  paper: ['entered', 'takenOver', 'identity'],
  register: ['inFile', 'released'],
  slip: ['printed', 'cameBack', 'carried'],
  melan: ['invited', 'coming', 'notThisTime', 'seat', 'calledOff'],
  meeting: ['agreed', 'calledOff'],
} as const satisfies Record<string, readonly string[]>;

/** The kind of an event, by which the timeline can be filtered. */
export type TimelineKind = keyof typeof TIMELINE;
/** What happened, for the events of one kind. */
export type TimelineWhat<K extends TimelineKind = TimelineKind> = (typeof TIMELINE)[K][number];
export const TIMELINE_KINDS = Object.keys(TIMELINE) as TimelineKind[];
/** Everything that can happen, of all kinds. */
const WHAT: readonly TimelineWhat[] = TIMELINE_KINDS.flatMap((kind): readonly TimelineWhat[] => TIMELINE[kind]);

/** The delivery state of a notice on one channel. */
export const FATES = ['created', 'handed', 'delivered', 'failed', 'dropped'] as const;

/**
 * Lists the events of a family, the latest first: of one kind, or of all kinds that this member of staff may read.
 * Pages are counted from 1.
 */
export const showTimeline = call('office/timeline', {
  access: 'staff',
  form: form({
    member: otherMember,
    kind: sentOnly('kind', choice(TIMELINE_KINDS)),
    page: sentOnly('page', lookupId),
  }),
  saves: false,
  returned: {
    /** The kinds that this member of staff may read. */
    kinds: fact('kinds', s.array(s.oneOf(TIMELINE_KINDS))),
    events: fact(
      'events',
      s.array(
        s.object({
          /** ISO time. */
          at: s.string(),
          kind: s.oneOf(TIMELINE_KINDS),
          what: s.oneOf(WHAT),
          /** `what` as pages of former versions read it: something returned is `sentBack`. */
          detail: s.string(),
          /** The member of staff; `''` for the family and the site. */
          by: s.string(),
          /** Words that a member of staff has written; `''` otherwise. */
          words: s.string(),
          /**
           * The office's reference: the number of a case or a message, the file and row of a register; `''` if none.
           */
          reference: s.string(),
          /** The day of a task, of another call, or of a melan or meeting, `YYYY-MM-DD`, or `''`. */
          dueOn: s.string(),
          /** For a notice of the site: its delivery on each channel. */
          fates: s.array(s.object({ channel: s.oneOf([...CHANNELS, 'office']), state: s.oneOf(FATES) })),
        }),
      ),
    ),
    hasMore: fact('hasmore', s.boolean()),
  },
});
