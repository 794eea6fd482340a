import { chooseWelcome, eraseDisability as eraseCall, showDisability, updateDisability } from '#contract/disability.ts';
import { recordConsent } from '#server/domain/consents/consents.queries.ts';
import { eraseDisability, loadDisability, saveDisability } from '#server/domain/disability/disability.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadOpenTo, sayOpenTo } from '#server/domain/open-to/open-to.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';

/** The answers of a profile that has told of no disability, or for an account that may not read them. */
const NO_ANSWERS = { kinds: [], since: '', helps: '', words: '' } as const;

/** Registers the calls for what a profile tells of a disability, and to whom. */
export function disabilityRoutes(services: Services): void {
  const { cipher, db } = services;

  registerMemberCall(services, showDisability, async ({ who }) => {
    const found = await loadDisability(services, who.profileId);
    // While health answers are closed to the account, it can overwrite or erase these answers, but not read them.
    const readableAnswers = found === null || who.member.isHealthClosed ? NO_ANSWERS : found.told;
    const toldState = found?.agreed === 'asked' ? 'asked' : 'told';
    const state = found === null ? '' : toldState;
    const isWelcoming = (await loadOpenTo(db, who.profileId)).includes('disability');
    const audience = found?.audience ?? 'Accepted';
    return { ...readableAnswers, kinds: [...readableAnswers.kinds], audience, state, isWelcoming } as const;
  });

  registerMemberCall(
    services,
    updateDisability,
    async ({ who, values: { kinds, since, helps, words, audience }, request }) => {
      const told = { kinds, since, helps: helps.trim(), words: words.trim() };
      await db.transaction().execute(async (transaction) => {
        await lockMembers(transaction, [who.profileId]);
        await recordConsent(transaction, who, 'disability', languageOf(request));
        const agreed = who.role === 'candidate' ? 'candidate' : 'family';
        await saveDisability({ db: transaction, cipher }, who.profileId, { told, audience, agreed });
      });
      return success('disabilitySaved');
    },
  );

  registerMemberCall(services, eraseCall, async ({ who }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      await eraseDisability(transaction, who.profileId);
    });
    return success('disabilityErased');
  });

  registerMemberCall(services, chooseWelcome, async ({ who, values: { isWelcoming } }) => {
    await sayOpenTo(db, who.profileId, { disability: isWelcoming === 'Yes' });
    return success('saved');
  });
}
