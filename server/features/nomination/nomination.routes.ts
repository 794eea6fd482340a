import { showNomination, updateNomination } from '#contract/nomination.ts';
import { loadNomination, saveNomination } from '#server/domain/members/nomination.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for the person whom a member nominates. */
export function nominationRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(
    services,
    showNomination,
    async ({ who }) => (await loadNomination(db, who.profileId)) ?? { name: '', phone: '' },
  );

  registerMemberCall(services, updateNomination, async ({ who, values }) => {
    await saveNomination(db, who.profileId, values);
    return success('saved');
  });
}
