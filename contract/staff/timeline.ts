import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { CHANNELS } from '../notice-kinds.ts';
import { lookupId } from '../number-rules.ts';
import { choice } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { CALL_OUTCOMES } from './calls.ts';

/** The letters of the site of which the office reads that they went out: its own, and those about the account. Nothing between two families. */
export const TIMELINE_LETTERS = [
  ...['profileApproved', 'profileSentBack', 'approvalUndone', 'changeApproved', 'changeRefused', 'badgeGiven'],
  ...['suspended', 'restored', 'contactSuspended', 'officeAnswered', 'officeAsked', 'readingAsked', 'callMissed'],
  ...['numberFails', 'breach', 'powerLinkOpened', 'passwordChanged', 'phoneChanged', 'emailChanged', 'recovering'],
  ...['recoveryEnded', 'recoveryRefused', 'holderInvited', 'holderJoined', 'holderLeft', 'holderRemoved'],
  ...['deletionByLetter', 'deletionStopped', 'keepingEnds', 'stillLooking', 'weeklyFits', 'rules', 'marriedEnds'],
] as const;

/** What may have happened to a family, by kind; no other word is ever in an answer. */
export const TIMELINE = {
  profile: ['begun', 'registered', 'shownFirst', 'suspended', 'restored', 'deletionAsked', 'deletionStopped'],
  decision: [
    ...['approvedProfile', 'returnedProfile', 'rejectedProfile', 'approvedPhoto', 'returnedPhoto', 'rejectedPhoto'],
    ...['approvedAnswer', 'returnedAnswer', 'rejectedAnswer', 'undone', 'badgeGiven', 'badgeTaken'],
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

export type TimelineKind = keyof typeof TIMELINE;
export type TimelineWhat<K extends TimelineKind = TimelineKind> = (typeof TIMELINE)[K][number];
export const TIMELINE_KINDS = Object.keys(TIMELINE) as TimelineKind[];
const WHAT: readonly TimelineWhat[] = TIMELINE_KINDS.flatMap((kind): readonly TimelineWhat[] => TIMELINE[kind]);

/** How a letter fared on one way out. */
export const FATES = ['created', 'handed', 'delivered', 'failed', 'dropped'] as const;

/** What happened to a family, the latest first, thirty on a page from 1: of one kind, or of all that this member of staff may read. */
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
          /** The same as pages of former versions read it: something returned is `sentBack`. */
          detail: s.string(),
          /** Who of the staff; `''` for the family and the site. */
          by: s.string(),
          /** What a member of staff has written; `''` of everything else. */
          words: s.string(),
          /** By what the office knows it: the number of a case or a letter, the file and row of a register; `''` for nothing. */
          reference: s.string(),
          /** The day for which a task is due, a call is to be made again, or of a melan or meeting, `YYYY-MM-DD`, or `''`. */
          dueOn: s.string(),
          /** Of a letter of the site: its ways out. */
          fates: s.array(s.object({ channel: s.oneOf([...CHANNELS, 'office']), state: s.oneOf(FATES) })),
        }),
      ),
    ),
    hasMore: fact('hasmore', s.boolean()),
  },
});
