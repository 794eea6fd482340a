import type { Visitor } from '#contract/rendering.ts';

/**
 * The access rule of a page (specification, sections 2 and 4). Returns null for a reader who may see the page, and
 * otherwise the path to which the reader is redirected.
 */
export type Rule = (visitor: Visitor) => string | null;

/** The page to which readers without a session are redirected. */
export const LOGIN_PAGE = '/login';

/** The page for a login with a correct password whose session cookie the browser did not store. */
export const NO_COOKIES = '/login?cookies=blocked';

// The rules, each named after the readers who may see its pages.
export const anyone: Rule = () => null;
/** Readers who are not logged in. Members are redirected to their dashboard. */
export const visitors: Rule = ({ pid }) => (pid ? '/dashboard' : null);
/** Readers who are logged in. Others are redirected to the login page. */
export const members: Rule = ({ pid }) => (pid ? null : LOGIN_PAGE);

/** Readers who may begin a registration: neither logged in nor between its two steps. */
export const newcomers: Rule = ({ pid, profileId, isBetweenSteps }) => {
  if (pid) return '/dashboard';
  return profileId && isBetweenSteps ? '/register2' : null;
};

/**
 * Readers between the two steps of the registration. A member who logged in before step 2 may still finish it here:
 * guard.ts then checks the server's records in place of this rule.
 */
export const betweenSteps: Rule = ({ pid, profileId }) => {
  if (pid) return '/dashboard';
  return profileId ? null : '/';
};

/** Readers whose profile number is known from their registration, logged in or not. */
export const registered: Rule = ({ profileId }) => (profileId ? null : LOGIN_PAGE);
