import { call } from './call.ts';
import { sharedSchema } from './member.ts';
import { NOTICE_KINDS } from './notice-kinds.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** How an interest stands, as the member who reads of it may know: one that was declined waits to its sender, or is over. */
export const INTEREST_STATES = ['waiting', 'accepted', 'declined', 'over'] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

const notice = {
  kind: s.oneOf(NOTICE_KINDS),
  /** ISO time. */
  madeAt: s.string(),
  /** Not listed before. */
  isNew: s.boolean(),
  /** The other family, as this member sees them; null where there is none. */
  member: s.nullable(sharedSchema),
  /** Of a family that has accepted: the numbers wait until both have pressed to exchange them. */
  isWritingFirst: s.boolean(),
  /** Of an interest: this member has sent it. */
  isOurs: s.boolean(),
  /** Of an interest that came or is about to end; `''` of anything else. */
  interest: s.oneOf(['', ...INTEREST_STATES]),
  /** Of a profile that is seen no more, and of which a family is warned or told: its number; `''` of anything else. */
  closed: s.string(),
  /** The office's letter about a breach, in the page's language; `''` of anything else. */
  letter: s.string(),
};
const noticeShape = s.object(notice);
export type NoticeView = s.Output<typeof noticeShape>;

/**
 * What this account was told of the profile within `NOTICE_DAYS`, the latest first. Titles are the page's: nothing is stored but what
 * it is and about whom, and a member who is not seen any more leaves neither an entry nor a number. Listed once, they are read.
 */
export const listNotices = call('notices', {
  access: 'member',
  returned: {
    notices: fact('notices', s.array(noticeShape)),
    /** The account's other profiles, and how many notices of each are new; where there are some, a page says of whom it tells. */
    others: fact('others', s.array(s.object({ profileId: s.string(), name: s.string(), newNotices: s.number() }))),
  },
});
