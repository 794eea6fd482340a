import { blockPhoneNumber, listBlockedPhones, unblockPhoneNumber } from '#contract/blocked-phones.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';
import { blockPhone, loadBlockedPhones, unblockPhone } from './blocked-phones.queries.ts';

/** Registers the calls by which a family blocks phones, and sees and removes the blocks. */
export function blockedPhoneRoutes(services: Services): void {
  const { db, limits } = services;

  // No answer reveals whether anybody has the phone. The limit is low, so that nobody can try numbers and watch who
  // leaves a list.
  registerMemberCall(services, blockPhoneNumber, async ({ who, values }) => {
    refuseUseless('phone', values.phone);
    await limits.take('phoneBlockByMember', who.profileId);
    return (await blockPhone(services, who.profileId, values.phone))
      ? success('phoneBlocked')
      : failure('blockedPhonesFull');
  });

  registerMemberCall(services, unblockPhoneNumber, async ({ who, values }) => {
    await unblockPhone(db, who.profileId, values.entry ?? 0);
    return success('phoneUnblocked');
  });

  registerMemberCall(services, listBlockedPhones, async ({ who }) => {
    const phones = await loadBlockedPhones(db, who.profileId);
    return {
      phones: phones.map(({ id, last_digits, blocked_at }) => ({
        entry: id,
        lastDigits: last_digits,
        blockedAt: blocked_at.toISOString(),
      })),
    };
  });
}
