import type { FastifyReply, FastifyRequest } from 'fastify';
import { logInByName } from '#contract/kept-names.ts';
import { LOGIN, logIn, logOut } from '#contract/login.ts';
import type { MessageId } from '#contract/message.ts';
import { beginGrace } from '#server/domain/accounts/account-contacts.queries.ts';
import { saveLanguage } from '#server/domain/accounts/accounts.queries.ts';
import { loadLetters, saveLetters } from '#server/domain/accounts/letters.queries.ts';
import { isAskedByLetter, keepProfile } from '#server/domain/members/deletion-letters.queries.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { isHttps } from '#server/http/cookie.ts';
import { messageFields, success } from '#server/http/outcome.ts';
import { chosenLanguage } from '#server/http/rendering/language.ts';
import { lettersBeforeLogin, storeTextSize } from '#server/http/rendering/letters.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Services } from '#server/services.ts';
import { checkLogin, checkLoginByName, type LoginAccount } from './login.service.ts';

/** Returns the answer to a refused login, with the specification's fields. */
const refusal = (message: MessageId) => ({
  code: LOGIN.failed,
  ...messageFields(message),
  style: 'alert-danger',
  profileId: undefined,
});

/** Registers the calls to log in, by phone or by a kept name, and to log out. */
export function loginRoutes(services: Services): void {
  const { db, sessions } = services;

  registerPublicCall(services, logIn, async ({ values, reply }) =>
    enter(await checkLogin(services, values, reply), values.keepProfile, reply),
  );

  registerPublicCall(services, logInByName, async ({ values, reply }) =>
    enter(await checkLoginByName(services, values, reply), values.keepProfile, reply),
  );

  /** Answers a login: starts the session, or returns why not. Cancels a requested deletion if the account wishes it. */
  async function enter(account: LoginAccount | null, keepsProfile: string, reply: FastifyReply) {
    const { request } = reply;
    if (account === null) return refusal('loginFailed');
    const { profileId, waitsForDeletion, isBeside } = account;
    // Nobody knows who wrote a posted letter that asks for a deletion, so each holder may object to it.
    const isByLetter = waitsForDeletion && (await isAskedByLetter(db, profileId));
    if (waitsForDeletion && isBeside && !isByLetter) return refusal('deletionByCandidate');
    if (waitsForDeletion && keepsProfile !== 'Yes') return refusal(isByLetter ? 'waitsByLetter' : 'waitsForDeletion');
    if (waitsForDeletion)
      await db.transaction().execute(async (transaction) => {
        const wasByLetter = await keepProfile(transaction, profileId, { how: 'kept' });
        if (wasByLetter) await notify(transaction, { kind: 'deletionStopped', profileId });
      });
    await beginGrace(db, account.accountId);
    const language = chosenLanguage(request);
    if (language) await saveLanguage(db, account.accountId, language);
    await takeLetters(services, { accountId: account.accountId, request, reply });
    // Another person's unfinished registration in this browser must not be visible to this account.
    const newcomer = await sessions.whoRegisters(request);
    if (newcomer && newcomer.accountId !== account.accountId) await sessions.end(reply, 'registration');
    await sessions.start(reply, 'login', account);
    return { code: LOGIN.done, ...messageFields('loginDone'), style: 'alert-success', profileId };
  }

  registerPublicCall(services, logOut, async ({ request, reply }) => {
    const who = await sessions.whoIs(request);
    if (who) noteSecurity(request, { actor: who.profileId, session: who.kind });
    await sessions.end(reply);
    return success('loggedOut');
  });
}

/**
 * Saves for the account the text size chosen on this device before the login. Without a choice, applies the account's
 * size to this device.
 */
async function takeLetters(
  { db, config }: Services,
  { accountId, request, reply }: { accountId: number; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const chosenLetters = lettersBeforeLogin(request);
  if (chosenLetters) await saveLetters(db, accountId, chosenLetters);
  const letters = chosenLetters ?? (await loadLetters(db, accountId));
  if (letters) storeTextSize(reply, letters, { isSecure: isHttps(config), isOfAccount: true });
}
