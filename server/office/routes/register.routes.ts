import { askRegister, readRegister } from '#contract/staff/register.ts';
import { listDeskReaders } from '#server/domain/assisted/desk-readings.queries.ts';
import { loadNomination } from '#server/domain/members/nomination.queries.ts';
import { hasOpenRegister } from '#server/domain/office-requests/office-requests.queries.ts';
import { listReadings } from '#server/domain/profile-views/readings.queries.ts';
import { success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { createOfficeRequest } from '#server/office/requests.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

const READINGS_A_PAGE = 100;

/**
 * Registers the call for the record of a member's profile views and for the person whom the member has nominated. A
 * look needs a reason, which is recorded.
 */
export function registerRoutes(office: Office): void {
  registerStaffCall(office, askRegister, async ({ db, staff, values: { member, reason }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    await createOfficeRequest(db, { kind: 'register', profileId: member, by: staff.email, reason });
    return success('requestAsked');
  });

  registerStaffCall(office, readRegister, async ({ db, staff, values: { member, after }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    if (!(await hasOpenRegister(db, member, staff.email))) throw new Refusal(403, 'registerClosed');
    const readings = await listReadings(db, member, {
      after: /^\d+$/.test(after) ? Number(after) : 0,
      most: READINGS_A_PAGE + 1,
    });
    return {
      readings: readings.slice(0, READINGS_A_PAGE),
      desk: after === '' || after === '0' ? await listDeskReaders(db, member) : [],
      hasMore: readings.length > READINGS_A_PAGE,
      nominated: (await loadNomination(db, member)) ?? { name: '', phone: '' },
    };
  });
}
