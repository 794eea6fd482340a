import { showNomination, updateNomination } from '#contract/nomination.ts';
import { loadNomination, saveNomination } from '#server/domain/members/nomination.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

export function nominationRoutes(services: Services): void {
  const { db } = services;

  answerMember(
    services,
    showNomination,
    async ({ who }) => (await loadNomination(db, who.profileId)) ?? { name: '', phone: '' },
  );

  answerMember(services, updateNomination, async ({ who, values }) => {
    await saveNomination(db, who.profileId, values);
    return success('saved');
  });
}
