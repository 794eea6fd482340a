import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listShortlist } from '#contract/shortlist.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { cardActions } from '#web/features/matches/card-action.ts';
import { MatchCard } from '#web/features/matches/MatchCard.tsx';
import { Shortlist } from '#web/features/shortlist/Shortlist.tsx';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.actions.ts';
import { shortlistTexts } from '#web/features/shortlist/shortlist.texts.ts';
import { actionOf } from '#web/forms/actions.ts';
import { loadPeopleBeneath, PeopleBeneath } from '#web/pages/member/PeopleBeneath.tsx';

export const head = shortlistTexts;

/** With this many families the page looks full. */
const FULL = 3;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { members } = await load(visit, listShortlist);
  return { members, beneath: members.length < FULL ? await loadPeopleBeneath(visit) : null };
}

export const action = actionOf(shortlistDeeds, { actions: cardActions });

export function Component() {
  const { members, beneath } = useLoaderData<typeof loader>();
  return <Shortlist members={members} Row={MatchCard} beneath={beneath && <PeopleBeneath {...beneath} />} />;
}
