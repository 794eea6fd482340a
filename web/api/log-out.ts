import { type ActionFunction, redirect } from 'react-router';
import { endSession } from './end-session.ts';
import { visitOf } from './visit.ts';

/** Ends the session and goes to the login page. The reader is logged out here even when the network is lost. */
export const logOutAction: ActionFunction = async ({ context }) => {
  const { api, remember } = visitOf(context);
  await endSession(api);
  remember({ kind: 'logout' });
  return redirect('/login', 303);
};
