import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import { showProfile } from '#contract/profile.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';

/** What the frame around a member's pages loads, once for all of them. */
export const loadMember = ({ context }: LoaderFunctionArgs) =>
  load(visitOf(context), showProfile, { withCompleteness: 'Yes' });

/** The member whose pages these are, as the frame has loaded them. */
export function useMember() {
  const member = useRouteLoaderData<typeof loadMember>('DashboardFrame');
  if (!member) throw new Error('This page stands outside the dashboard.');
  return member;
}
