import { cardSheet, MOST_ON_SHEET } from '#contract/card-sheets.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { makeSheet } from '#server/domain/printed/make-sheet.ts';
import { countPaper } from '#server/domain/profile-views/count-readings.ts';
import { loadVisibleCards } from '#server/domain/visibility/cards.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { siteOf } from '#server/notices/site.ts';
import { asDownload } from '#server/pdf/as-download.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { loadEntries } from './shortlist.queries.ts';

/** Registers the call for a family's own printed sheet of cards, for relatives who read on paper. */
export function cardSheetRoutes(services: Services): void {
  const { db, limits, typesetter } = services;

  registerMemberCall(services, cardSheet, async ({ who: { profileId }, values: { members, language }, reply }) => {
    await limits.take('papersByMember', profileId);
    const requested = members.slice(0, MOST_ON_SHEET);
    // Counted, so that numbers cannot be tried out on paper either.
    if (requested.length > 0) await countPaper(services, profileId, requested);
    const ids = requested.length > 0 ? requested : (await loadEntries(db, profileId)).map(({ member_id }) => member_id);
    const { person } = await loadSeeker(services, profileId);
    const cards = await loadVisibleCards(services, { profileId, person, on: todayInIndia() }, ids);
    const matches = cards.slice(0, MOST_ON_SHEET).map(({ match }) => match);
    await countPaper(
      services,
      profileId,
      matches.map(({ member }) => member.memberId),
    );
    const order = await db
      .transaction()
      .execute((transaction) =>
        makeSheet(services, transaction, { profileId, matches, language, by: null, siteUrl: siteOf(services) }),
      );
    const pdf = await typesetter.typeset(profileId, order);
    return { pdf: asDownload(reply, pdf, { name: 'sheet', member: profileId, language }) };
  });
}
