/** The profile for which a page was rendered, and the account that had it open then. */
export interface RenderedFor {
  /** The member's profile id while logged in, else `''`. */
  pid: string;
  /** The profile id that step 1 of the registration gave, else `''`. */
  profileId: string;
  /** An opaque mark of the account; `''` if the page does not know it yet. */
  account: string;
}

/**
 * What our pages send with each call, because another tab may have logged in somebody else in the meantime. Other
 * clients send neither value; then the session alone decides.
 */
export const DRAWN_FOR = {
  /** Sent with a call: the account's mark. The form names the profile. */
  header: 'x-drawn-for',
  /** Sent in a page's form, for browsers without JavaScript. */
  field: 'drawnfor',
} as const;

/** Returns the value for the hidden control of a page's form. */
export const packRenderedFor = ({ pid, profileId, account }: RenderedFor): string =>
  pid || profileId ? [pid, profileId, account].join(' ') : '';

/** Returns the values that `packRenderedFor` has packed. */
export function unpackRenderedFor(packed: string): RenderedFor {
  const [pid = '', profileId = '', account = ''] = packed.split(' ');
  return { pid, profileId, account };
}

/**
 * Whether a page was rendered for a different account or profile than the one logged in now. A logged-out browser never
 * counts as different.
 */
export function isRenderedForAnother(rendered: RenderedFor, now: RenderedFor): boolean {
  if (rendered.pid === '') return differ(rendered.profileId, now.profileId);
  return differ(rendered.pid, now.pid) || (now.pid !== '' && differ(rendered.account, now.account));
}

const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;
