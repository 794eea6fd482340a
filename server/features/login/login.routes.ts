import { LOGIN, logIn, logOut } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { answer } from '#server/door/answer.ts';
import { noteSecurity } from '#server/door/security-log.ts';
import type { Services } from '#server/services.ts';
import { keepProfile } from './login.queries.ts';
import { checkLogin } from './login.service.ts';

const refusal = (code: number, message: string) => ({ code, message, style: 'alert-danger', profileId: undefined });

export function loginRoutes(services: Services): void {
  const { db, sessions } = services;

  answer(services, logIn, async ({ values, request, reply }) => {
    const account = await checkLogin(services, values, request, reply);
    if (account === null) return refusal(LOGIN.failed, messages.loginFailed);
    const { profileId, isSuspended, waitsForDeletion } = account;
    if (isSuspended) return refusal(LOGIN.failed, messages.profileSuspended);
    if (waitsForDeletion && values.keepProfile !== 'Yes') {
      return refusal(LOGIN.waitsForDeletion, messages.waitsForDeletion);
    }
    if (waitsForDeletion) await keepProfile(db, profileId);
    await sessions.start(request, reply, 'login', account);
    return { code: LOGIN.done, message: messages.loginDone, style: 'alert-success', profileId };
  });

  answer(services, logOut, async ({ request, reply }) => {
    const who = await sessions.whoIs(request);
    if (who) noteSecurity(request, { actor: who.profileId, session: who.kind });
    await sessions.end(request, reply);
    return success(messages.loggedOut);
  });
}
