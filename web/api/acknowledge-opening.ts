import { type ActionFunction, redirect } from 'react-router';
import { visitOf } from './visit.ts';

/** Records that the member has read the notice of an account opening by Power Link. */
export const acknowledgeOpeningAction: ActionFunction = async ({ context }) => {
  const { acknowledgeOpening } = await import('#contract/power-link.ts');
  await visitOf(context).api(acknowledgeOpening);
  return redirect('/dashboard', 303);
};
