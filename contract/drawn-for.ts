/** Whom a page shows: the profile, and the account that had it open when the page was made. */
export interface DrawnFor {
  /** The member's profile id while logged in, else `''`. */
  pid: string;
  /** The profile id that step 1 of the registration gave, else `''`. */
  profileId: string;
  /** A mark of the account that says nothing else; `''` where a page does not know it yet. */
  account: string;
}

/**
 * What a page of ours tells with its calls: another tab may have logged in somebody else, and what is typed here is not theirs.
 * A program of somebody else sends neither; the session alone decides then.
 */
export const DRAWN_FOR = {
  /** With a call: the account's mark. The profile is named by the form. */
  header: 'x-drawn-for',
  /** In a page's form, for browsers without JavaScript. */
  field: 'drawnfor',
} as const;

/** As a hidden control of a page's form carries it. */
export const packDrawnFor = ({ pid, profileId, account }: DrawnFor): string =>
  pid || profileId ? [pid, profileId, account].join(' ') : '';

export function unpackDrawnFor(packed: string): DrawnFor {
  const [pid = '', profileId = '', account = ''] = packed.split(' ');
  return { pid, profileId, account };
}

/** Whether a page was drawn for another than whom this browser has logged in now. Who is logged out is nobody else. */
export function isDrawnForAnother(drawn: DrawnFor, now: DrawnFor): boolean {
  if (drawn.pid === '') return differ(drawn.profileId, now.profileId);
  return differ(drawn.pid, now.pid) || (now.pid !== '' && differ(drawn.account, now.account));
}

const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;
