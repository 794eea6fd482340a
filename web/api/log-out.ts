import { type ActionFunction, redirect, redirectDocument } from 'react-router';
import { endSession } from './end-session.ts';
import { visitOf } from './visit.ts';

/**
 * Ends the session and redirects to the login page, as a new document: nothing of the reader stays in the tab's memory. Logs the reader out
 * locally even when the network is lost.
 */
export const logOutAction: ActionFunction = async ({ context }) => {
  const { api, remember } = visitOf(context);
  const hasEnded = await endSession(api);
  remember({ kind: 'logout' });
  return (hasEnded ? redirectDocument : redirect)('/login', 303);
};
