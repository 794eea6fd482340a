import { type LoaderFunction, redirect, redirectDocument } from 'react-router';
import { errorPageData } from './load.ts';
import { isRefusal } from './load-unless.ts';
import { betweenSteps, LOGIN_PAGE, members, type Rule } from './redirects.ts';
import { type Visit, visitOf } from './visit.ts';

/** The status of a call whose page was rendered for another account or profile than is logged in now. */
const CONFLICT = 409;

/**
 * Wraps a page's loader with its access rule. The wrapped loader throws a redirect for a reader who may not see the
 * page, and a reload of the document if the browser is now logged in as another reader than the page shows.
 */
export function guard(rule: Rule, loader: LoaderFunction = () => null): LoaderFunction {
  return async (args) => {
    const visit = visitOf(args.context);
    if (visit.trouble) throw errorPageData(visit.trouble);
    if (visit.tab?.isAnothers()) throw redirectDocument(args.request.url);
    const elsewhere = rule(visit.visitor);
    if (elsewhere && !(rule === betweenSteps && (await mustFinish(visit)))) {
      if (rule === members) visit.keepAsked(pathOf(args.request));
      throw redirect(elsewhere);
    }
    try {
      return await loader(args);
    } catch (thrown) {
      // The session ended on the server, and only this call revealed it.
      if (rule === members && leadsToLogin(thrown)) visit.keepAsked(pathOf(args.request));
      // Another account has opened the same profile in this browser.
      if (visit.tab && isRefusal(thrown, CONFLICT)) throw redirectDocument(args.request.url);
      throw thrown;
    }
  };
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;

const leadsToLogin = (thrown: unknown): boolean =>
  thrown instanceof Response && thrown.headers.get('location') === LOGIN_PAGE;

/** Whether a logged-in member has not finished step 2 of the registration. Only the server's records show this. */
async function mustFinish({ api, visitor }: Visit): Promise<boolean> {
  if (!visitor.pid) return false;
  const { showProfile } = await import('#contract/own-profile.ts');
  const answer = await api(showProfile);
  return answer.ok && !answer.values.isRegistered;
}
