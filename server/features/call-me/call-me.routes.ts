import { askCall, MOST_ASKED_CALLS } from '#contract/call-me.ts';
import { countAskedCalls, keepAskedCall } from '#server/domain/asked-calls/asked-calls.queries.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { success } from '#server/http/outcome.ts';
import { Busy } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';

/** Registers the call by which a visitor asks the office for a phone call. */
export function callMeRoutes(services: Services): void {
  const { db, limits } = services;

  registerPublicCall(services, askCall, async ({ values, request }) => {
    await limits.take('contactByAddress', addressKey(request.ip));
    await limits.take('askedCallByAddress', addressKey(request.ip));
    refuseUseless('phone', values.phone);
    await limits.take('askedCallByPhone', values.phone);
    if ((await countAskedCalls(db)) >= MOST_ASKED_CALLS) throw new Busy();
    await keepAskedCall(db, { ...values, language: values.language || 'bn' });
    return success('callAsked');
  });
}
