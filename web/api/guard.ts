import { type LoaderFunction, redirect } from 'react-router';
import { trouble } from './load.ts';
import { betweenSteps, type Rule } from './redirects.ts';
import { type Visit, visitOf } from './visit.ts';

/** A page's loader behind the rule of who may see it. */
export function guard(rule: Rule, loader: LoaderFunction = () => null): LoaderFunction {
  return async (args) => {
    const visit = visitOf(args.context);
    if (visit.trouble) throw trouble(visit.trouble);
    const elsewhere = rule(visit.visitor);
    if (elsewhere && !(rule === betweenSteps && (await mustFinish(visit)))) throw redirect(elsewhere);
    return loader(args);
  };
}

// Only our records know whether a member who is logged in has stopped after step 1.
async function mustFinish({ api, visitor }: Visit): Promise<boolean> {
  if (!visitor.pid) return false;
  const { showProfile } = await import('#contract/profile.ts');
  const answer = await api(showProfile);
  return answer.ok && !answer.values.isRegistered;
}
