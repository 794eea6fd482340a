import { type ActionFunction, redirect } from 'react-router';
import { visitOf } from './visit.ts';

/** The member has read that their account was opened through the Power Link. */
export const acknowledgeOpeningAction: ActionFunction = async ({ context }) => {
  const { acknowledgeOpening } = await import('#contract/power-link.ts');
  await visitOf(context).api(acknowledgeOpening);
  return redirect('/dashboard', 303);
};
