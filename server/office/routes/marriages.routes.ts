import { WEDDING_WITHIN_DAYS } from '#contract/decided.ts';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { answerMarriage, countCertificate, listMarriages } from '#contract/staff/marriages.ts';
import { districts } from '#matching/places/districts.ts';
import { haveAccepted, listAsks, listThere, noteAsked } from '#server/domain/together/asks.queries.ts';
import { countMarriage, hashOfPair } from '#server/domain/together/counts.queries.ts';
import { countHeardMarriage } from '#server/domain/together/outcomes.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Maximum number of families to ask in the list. */
const MOST_ASKS = 100;

/** Registers the calls for asking families whether they have married, and for certificates seen. */
export function marriageRoutes(office: Office): void {
  const { phoneHash } = office.services;

  registerStaffCall(office, listMarriages, async ({ db, about }) => {
    const asks = await listAsks(db, MOST_ASKS);
    about(...asks.map(({ memberId }) => ({ profileId: memberId })));
    return {
      asks: asks.map(({ saidAt, due, ...ask }) => ({ ...ask, saidAt: saidAt.toISOString(), due: due.toISOString() })),
    };
  });

  registerStaffCall(office, answerMarriage, async ({ db, staff, values: { id, answer }, about }) => {
    const ask = (await listAsks(db, Number.MAX_SAFE_INTEGER)).find((row) => row.id === id);
    if (ask === undefined) return failure('changedMeanwhile');
    about({ profileId: ask.memberId, subject: answer });
    if (!(await noteAsked(db, { together_id: id, answer, asked_by: staff.email }))) return failure('changedMeanwhile');
    if (answer === 'yes') await countHeardMarriage(db, id);
    return success('saved');
  });

  registerStaffCall(office, countCertificate, async ({ db, values: { one, other, heldOn, districtId }, about }) => {
    const today = todayInIndia();
    const missingFields = Object.entries({ one, other }).filter(([, number]) => number === '');
    if (missingFields.length > 0)
      throw new BrokenRules(
        Object.fromEntries(missingFields.map(([field]) => [field, 'profileNumberNeeded'] as const)),
      );
    if (heldOn > today || Date.parse(today) - Date.parse(heldOn) > WEDDING_WITHIN_DAYS * DAY_MS)
      throw new BrokenRules({ heldOn: 'weddingDayUnlikely' });
    if (districtId !== null && !districts.some(({ id }) => id === districtId))
      throw new BrokenRules({ districtId: 'chooseFromList' });
    const pair = { oneId: one, otherId: other };
    const pairHash = hashOfPair({ phoneHash }, pair);
    if (!(await haveAccepted(db, { ...pair, pairHash }))) return failure('pairUnknown');
    // A record can only name profiles that still exist.
    about(...(await listThere(db, [one, other])).map((profileId) => ({ profileId })));
    await countMarriage(db, { ...pair, pairHash, saidBy: 'office', heldOn, districtId });
    return success('marriageCounted');
  });
}
