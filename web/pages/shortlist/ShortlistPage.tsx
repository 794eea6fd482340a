import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listShortlist } from '#contract/shortlist.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { bookmarkActions } from '#web/features/matches/bookmark-actions.ts';
import { MatchCard } from '#web/features/matches/MatchCard.tsx';
import { Shortlist } from '#web/features/shortlist/Shortlist.tsx';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.actions.ts';
import { shortlistTexts } from '#web/features/shortlist/shortlist.texts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { loadPeopleBeneath, PeopleBeneath } from '#web/pages/member/PeopleBeneath.tsx';
import { BesideFamilies } from './BesideFamilies.tsx';
import { loadBeside } from './load-beside.ts';

export const head = shortlistTexts;

/** With at least this many families the page looks full. */
const FULL = 3;

/** Loads the shortlist, or with `beside` in the address the comparison of some families. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.has('beside')) return { beside: await loadBeside(visit, searchParams.getAll('member')) };
  const { members } = await load(visit, listShortlist);
  return { members, beneath: members.length < FULL ? await loadPeopleBeneath(visit) : null };
}

export const action = actionOfForms(shortlistDeeds, { actions: bookmarkActions });

/** The members whom the family has saved, or a table that compares some of them. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.beside) return <BesideFamilies beside={loaded.beside} />;
  const { members, beneath } = loaded;
  return <Shortlist members={members} Row={MatchCard} beneath={beneath && <PeopleBeneath {...beneath} />} />;
}
