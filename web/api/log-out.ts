import { type ActionFunction, redirect, redirectDocument } from 'react-router';
import { importSubmitCode } from '#web/forms/form-action.ts';
import { endSession } from './end-session.ts';
import { hasUnsent, keepUnsent } from './session.ts';
import { visitOf } from './visit.ts';

/**
 * Ends the session and loads the login page as a new document, so that no data of the reader stays in the tab's memory.
 * If the session could not be ended, for example without a network, the reader is logged out only in this browser. The
 * login page is then shown within the same document.
 */
export const logOutAction: ActionFunction = async ({ context }) => {
  const { api, remember, isOnServer } = visitOf(context);
  const hasEnded = await endSession(api);
  if (!isOnServer && hasUnsent()) await forgetWaiting();
  remember({ kind: 'logout' });
  return (hasEnded ? redirectDocument : redirect)('/login', 303);
};

/**
 * Deletes the unsent saves of the reader who logs out. If the code for this cannot be loaded, deletes those of all
 * accounts.
 */
const forgetWaiting = (): Promise<unknown> =>
  importSubmitCode().then(
    (sending) => sending.deleteUnsent(),
    () => keepUnsent(''),
  );
