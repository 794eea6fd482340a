import { type ActionFunction, redirect, redirectDocument } from 'react-router';
import { importSending } from '#web/forms/form-action.ts';
import { endSession } from './end-session.ts';
import { hasUnsent, keepUnsent } from './session.ts';
import { visitOf } from './visit.ts';

/**
 * Ends the session and redirects to the login page, as a new document: nothing of the reader stays in the tab's memory. Logs the reader out
 * locally even when the network is lost.
 */
export const logOutAction: ActionFunction = async ({ context }) => {
  const { api, remember, isOnServer } = visitOf(context);
  const hasEnded = await endSession(api);
  if (!isOnServer && hasUnsent()) await forgetWaiting();
  remember({ kind: 'logout' });
  return (hasEnded ? redirectDocument : redirect)('/login', 303);
};

/** What waits of who logs out; where its program does not arrive, of everybody. */
const forgetWaiting = (): Promise<unknown> =>
  importSending().then(
    (sending) => sending.forgetWaiting(),
    () => keepUnsent(''),
  );
