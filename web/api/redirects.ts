import type { Visitor } from '#contract/rendering.ts';

/** Who may see a page; everyone else is sent elsewhere (specification, sections 2 and 4). */
export type Rule = (visitor: Visitor) => string | null;

export const LOGIN_PAGE = '/login';

/** The password was right, and the browser has not kept the session. */
export const NO_COOKIES = '/login?cookies=blocked';

export const anyone: Rule = () => null;
export const visitors: Rule = ({ pid }) => (pid ? '/dashboard' : null);
export const members: Rule = ({ pid }) => (pid ? null : LOGIN_PAGE);

export const newcomers: Rule = ({ pid, profileId, isBetweenSteps }) => {
  if (pid) return '/dashboard';
  return profileId && isBetweenSteps ? '/register2' : null;
};

/** A member who logged in before step 2 may finish it here all the same: guard.ts asks our records. */
export const betweenSteps: Rule = ({ pid, profileId }) => {
  if (pid) return '/dashboard';
  return profileId ? null : '/';
};

export const registered: Rule = ({ profileId }) => (profileId ? null : LOGIN_PAGE);
