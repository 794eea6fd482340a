import type { Visitor } from '#contract/rendering.ts';

/** Access rule of a page: a redirect path for readers who may not see it (specification, sections 2 and 4). */
export type Rule = (visitor: Visitor) => string | null;

export const LOGIN_PAGE = '/login';

/** The page for a login with a correct password whose session cookie the browser did not store. */
export const NO_COOKIES = '/login?cookies=blocked';

/** The rules, each named after the readers who may see its pages. */
export const anyone: Rule = () => null;
export const visitors: Rule = ({ pid }) => (pid ? '/dashboard' : null);
export const members: Rule = ({ pid }) => (pid ? null : LOGIN_PAGE);

/** Visitors who may begin a registration: neither logged in nor between its two steps. */
export const newcomers: Rule = ({ pid, profileId, isBetweenSteps }) => {
  if (pid) return '/dashboard';
  return profileId && isBetweenSteps ? '/register2' : null;
};

/** A member who logged in before step 2 may still finish it here. guard.ts checks the server's records. */
export const betweenSteps: Rule = ({ pid, profileId }) => {
  if (pid) return '/dashboard';
  return profileId ? null : '/';
};

/** Readers whose profile number is known from their registration, logged in or not. */
export const registered: Rule = ({ profileId }) => (profileId ? null : LOGIN_PAGE);
