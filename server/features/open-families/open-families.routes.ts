import { todayInIndia } from '#contract/india-day.ts';
import { MATCHES_A_PAGE, type Match } from '#contract/matches.ts';
import { openFamilies } from '#contract/open-families.ts';
import { PROFILE_ID } from '#contract/registration.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import type { OpenKind } from '#server/domain/open-to/open-to.queries.ts';
import { countList } from '#server/domain/profile-views/count-readings.ts';
import { loadVisibleCards } from '#server/domain/visibility/cards.ts';
import { listOpen, loadOpenlySaid } from '#server/domain/visibility/told.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { loadSeeker, type Seeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

/** One more than a page, to know whether another page follows. */
const MATCHES_TO_FIND = MATCHES_A_PAGE + 1;
/** Length of the letters `SV`, which precede the number in a profile id. */
const PREFIX_LENGTH = 2;

/** Registers the call for the lists of families that have said that something is no bar. */
export function openFamiliesRoutes(services: Services): void {
  registerMemberCall(services, openFamilies, async ({ who: { profileId }, values: { of: kind, cursor } }) => {
    // A cursor is a profile id without `SV`.
    if (cursor !== '' && !PROFILE_ID.test(`SV${cursor}`)) throw new BrokenRules({ cursor: 'cursorUnknown' });
    const seeker = await loadSeeker(services, profileId);
    const { openTo, hasTold, lists } = await loadOpenlySaid(services.db, profileId);
    const isIn = lists.includes(kind);
    const after = cursor === '' ? '' : `SV${cursor}`;
    const reader = { ...seeker, profileId, openTo, hasTold };
    const matches = seeker.mayList && isIn ? await loadOpen(services, kind, { ...reader, after }) : [];
    const page = matches.slice(0, MATCHES_A_PAGE);
    if (seeker.mayList)
      await countList(
        services,
        profileId,
        page.map(({ member }) => member.memberId),
      );
    const last = page.at(-1)?.member.memberId.slice(PREFIX_LENGTH) ?? '';
    return {
      isShown: seeker.person.lastActiveOn != null,
      isIn,
      matches: page,
      cursor: matches.length > page.length ? last : '',
    };
  });
}

/** The reader, and where the page begins. */
interface Asking extends Seeker {
  profileId: string;
  openTo: readonly OpenKind[];
  hasTold: boolean;
  /** The id of the last member of the page before; `''` for the first page. */
  after: string;
}

/** Loads the next members whom the reader may see and who fit the musts of both. */
async function loadOpen(services: Services, kind: 'noBar' | 'disability', asking: Asking): Promise<Match[]> {
  const { profileId, person, excluded, openTo, hasTold } = asking;
  const on = todayInIndia();
  const gender = person.gender === 'Male' ? 'Female' : 'Male';
  const week = weekOfDay(dayNumber(on) ?? 0);
  const found: Match[] = [];
  let after = asking.after;
  for (;;) {
    const listing = { profileId, gender, openTo, hasTold, week, after, count: MATCHES_TO_FIND } as const;
    const listedIds = await listOpen(services.db, kind, listing);
    const ids = listedIds.filter((id) => !excluded.has(id));
    const cards = await loadVisibleCards(services, { profileId, person, on }, ids);
    const fitting = cards.filter(
      ({ view }) => meetsMusts(person, view.person, on) && meetsMusts(view.person, person, on),
    );
    found.push(...fitting.map(({ match }) => match));
    if (listedIds.length < MATCHES_TO_FIND || found.length >= MATCHES_TO_FIND) return found.slice(0, MATCHES_TO_FIND);
    after = listedIds.at(-1) ?? '';
  }
}
