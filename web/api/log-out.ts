import { type ActionFunction, redirect } from 'react-router';
import { endSession } from './end-session.ts';
import { visitOf } from './visit.ts';

/** Ends the session and redirects to the login page. Logs the reader out locally even when the network is lost. */
export const logOutAction: ActionFunction = async ({ context }) => {
  const { api, remember } = visitOf(context);
  await endSession(api);
  remember({ kind: 'logout' });
  return redirect('/login', 303);
};
