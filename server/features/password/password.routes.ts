import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { updatePassword } from '#contract/password.ts';
import { answerMember } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isRestricted } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { savePassword } from './password.queries.ts';

const FRESH_MS = 15 * 60_000;

export function passwordRoutes(services: Services): void {
  const { db, passwords } = services;

  answerMember(services, updatePassword, async ({ who, values }) => {
    if (isRestricted(who)) throw new Refusal(403, messages.powerLinkMayNot);
    if (Date.now() - who.since.getTime() > FRESH_MS) throw new Refusal(401, messages.loginAgain);
    await savePassword(db, who.profileId, await passwords.hash(values.password), who.tokenHash);
    return success(messages.passwordChanged);
  });
}
