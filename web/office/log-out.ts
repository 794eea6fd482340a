import { type ActionFunction, redirect } from 'react-router';
import { staffLogOut } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { LOGIN } from './desk.ts';
import { keepPhoto } from './paper/kept-photo.ts';

/** Goes to the door at once: whatever loaded before that would be refused. Who could not be logged out is back at the desk. */
export const logOutAction: ActionFunction = async ({ context }) => {
  keepPhoto(undefined);
  const { ok } = await visitOf(context).api(staffLogOut);
  return redirect(ok ? LOGIN : '/office', 303);
};
