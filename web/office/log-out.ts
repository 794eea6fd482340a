import { type ActionFunction, redirect } from 'react-router';
import { staffLogOut } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { LOGIN } from './desk.ts';
import { keepPhoto } from './paper/kept-photo.ts';

/**
 * Logs out and redirects to the login page at once, because other requests would be refused. If the logout fails,
 * returns to the office.
 */
export const logOutAction: ActionFunction = async ({ context }) => {
  keepPhoto(undefined);
  const { ok } = await visitOf(context).api(staffLogOut);
  return redirect(ok ? LOGIN : '/office', 303);
};
