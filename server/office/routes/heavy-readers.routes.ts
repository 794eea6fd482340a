import { HEAVY_READERS, listHeavyReaders, pauseAndAsk } from '#contract/staff/heavy-readers.ts';
import { keepOwnReport } from '#server/domain/cases/reports.queries.ts';
import { isResting } from '#server/domain/visibility-settings/pauses.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { listFullBrowsers, listHeaviest, listWarnedWriters } from '#server/office/heavy-readers.queries.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { heavyReadingIn } from '#words/staff-letters.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Registers the call that lists the members who read the most profiles. */
export function heavyReaderRoutes(office: Office): void {
  const { phoneHash } = office.services;

  registerStaffCall(office, listHeavyReaders, async ({ db, about }) => {
    const heaviest = await listHeaviest(db);
    const browsers = await listFullBrowsers(db);
    const writers = await listWarnedWriters(db);
    const namedIds = new Set([
      ...heaviest.map(({ memberId }) => memberId),
      ...writers.map(({ memberId }) => memberId),
      ...browsers.flatMap(({ memberIds }) => memberIds),
    ]);
    about(...[...namedIds].map((profileId) => ({ profileId })));
    return { heaviest, browsers, writers };
  });

  registerStaffCall(office, pauseAndAsk, async ({ db, staff, request, values: { member }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    if (await isResting(db, member)) return failure('changedMeanwhile');
    const [reader] = await listHeaviest(db, member);
    const words = heavyReadingIn(languageOf(request), { opened: reader?.opened ?? 0, days: HEAVY_READERS.days });
    await keepOwnReport({ db, phoneHash }, { memberId: member, words });
    await restForADayAndNotify(db, member, staff.email, 'readingAsked');
    return success('saved');
  });
}
