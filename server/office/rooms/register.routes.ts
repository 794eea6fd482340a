import { readRegister } from '#contract/staff/register.ts';
import { Refusal } from '#server/door/refusal.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { listReadings } from '#server/office/readings.queries.ts';
import { loadNomination } from '#server/people/members/nomination.queries.ts';
import { answerStaff } from './answer-staff.ts';
import type { Office } from './office.ts';

const AT_ONCE = 100;

/** The register of readings, and who may act for a member: looked up with a reason, which is recorded. */
export function registerRoutes(office: Office): void {
  answerStaff(office, readRegister, async ({ db, values: { member, after }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    const readings = await listReadings(db, member, {
      after: /^\d+$/.test(after) ? Number(after) : 0,
      most: AT_ONCE + 1,
    });
    return {
      readings: readings.slice(0, AT_ONCE),
      hasMore: readings.length > AT_ONCE,
      nominated: (await loadNomination(db, member)) ?? { name: '', phone: '' },
    };
  });
}
