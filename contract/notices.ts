import { call } from './call.ts';
import { sharedSchema } from './member.ts';
import { NOTICE_KINDS } from './notice-kinds.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/**
 * The state of an interest, as far as the reader may know it. To its sender, a declined interest appears as waiting or
 * over.
 */
export const INTEREST_STATES = ['waiting', 'accepted', 'declined', 'over'] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

const notice = {
  kind: s.oneOf(NOTICE_KINDS),
  /** ISO time. */
  madeAt: s.string(),
  /** Whether the notice is listed for the first time. */
  isNew: s.boolean(),
  /** The other family as this member sees it; null if there is none. */
  member: s.nullable(sharedSchema),
  /** For an accepted family: whether the numbers stay closed until both families have pressed to exchange them. */
  isWritingFirst: s.boolean(),
  /** For an interest: whether this member has sent it. */
  isOurs: s.boolean(),
  /** For an interest that was received or is about to end; `''` otherwise. */
  interest: s.oneOf(['', ...INTEREST_STATES]),
  /** The number of a profile that nobody sees any more and that the notice is about; `''` otherwise. */
  closed: s.string(),
  /** The office's text about a breach, in the page's language; `''` for other kinds. */
  letter: s.string(),
};
const noticeShape = s.object(notice);
export type NoticeView = s.Output<typeof noticeShape>;

/**
 * Lists the notices of this account about the profile within `NOTICE_DAYS`, the latest first. Only the kind and the
 * member are stored; the page adds the titles. A member who is no longer visible leaves neither an entry nor a number.
 * A listed notice counts as read.
 */
export const listNotices = call('notices', {
  access: 'member',
  returned: {
    notices: fact('notices', s.array(noticeShape)),
    /**
     * The account's other profiles, with the number of new notices of each. If there are any, the page says which
     * profile each notice is about.
     */
    others: fact('others', s.array(s.object({ profileId: s.string(), name: s.string(), newNotices: s.number() }))),
  },
});
