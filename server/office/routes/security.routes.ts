import { memberId } from '#contract/member-id.ts';
import { askSecurity, readSecurity } from '#contract/staff/security.ts';
import { openedSecurity, writeScope } from '#server/domain/office-requests/office-requests.queries.ts';
import { success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { listEvents } from '#server/http/security-events.queries.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { createOfficeRequest } from '#server/office/requests.ts';
import { registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

const EVENTS_A_PAGE = 100;

/**
 * Registers the calls for the sealed register of security events. Two members of staff must agree with a reason, and
 * each reading is recorded.
 */
export function securityRoutes(office: Office): void {
  const { securitySeals } = office.services;

  registerStaffCall(office, askSecurity, async ({ db, staff, values, about: noteAbout }) => {
    const { day, reason } = values;
    const about = readProfileNumber(values.about);
    if (about === '' && day === '') throw new BrokenRules({ about: 'securityOfWhom' });
    const isHere = about !== '' && (await loadMembers(db, [about])).length > 0;
    noteAbout(isHere ? { profileId: about } : { subject: writeScope({ about, day }) });
    await createOfficeRequest(db, {
      kind: 'security',
      profileId: isHere ? about : null,
      by: staff.email,
      reason,
      value: writeScope({ about, day }),
    });
    return success('requestAsked');
  });

  registerStaffCall(office, readSecurity, async ({ db, staff, values: { member, latest }, about }) => {
    const scope = await openedSecurity(db, idOf(member), staff.email);
    if (scope === undefined) throw new Refusal(403, 'requestWaits');
    about({ subject: writeScope({ about: scope.profileId, day: scope.day }) });
    const events = await listEvents(db, securitySeals, {
      ...scope,
      most: EVENTS_A_PAGE + 1,
      latest: latest === '' ? undefined : idOf(latest),
    });
    return { events: events.slice(0, EVENTS_A_PAGE), next: String(events[EVENTS_A_PAGE]?.id ?? '') };
  });
}

/**
 * Parses a profile number; `''` if none was typed. Throws a broken rule for an invalid one, because without a number
 * the events of the whole day would be returned.
 */
function readProfileNumber(typed: string): string {
  const parsed = memberId(typed);
  const number = parsed.ok ? parsed.value : '';
  if (typed.trim() !== '' && number === '') throw new BrokenRules({ about: 'securityOfWhom' });
  return number;
}
