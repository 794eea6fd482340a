import { setLetters } from '#contract/letters.ts';
import { saveLetters } from '#server/domain/accounts/letters.queries.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { isHttps } from '#server/http/cookie.ts';
import { success } from '#server/http/outcome.ts';
import { storeTextSize } from '#server/http/rendering/letters.ts';
import { isRestricted } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** Registers the call that saves the text size, for the account or only for this device. */
export function lettersRoutes(services: Services): void {
  const { db, sessions, config } = services;

  registerPublicCall(services, setLetters, async ({ values: { letters }, request, reply }) => {
    const who = await sessions.whoIs(request);
    // A Power Link session changes the page for this device only, not the family's account.
    const isOfAccount = who !== null && !isRestricted(who);
    if (isOfAccount) await saveLetters(db, who.accountId, letters);
    storeTextSize(reply, letters, { isSecure: isHttps(config), isOfAccount });
    return success('saved');
  });
}
