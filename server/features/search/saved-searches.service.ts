import type { CountBand } from '#contract/count-band.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { type Search, searchForm } from '#contract/search.ts';
import { fromWire, toWire } from '#contract/wire.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { bandOf, mostCounted, type Seeker } from '#server/ranking/lists.ts';
import { searching } from '#server/ranking/searching.ts';
import type { Services } from '#server/services.ts';

/** Encodes a search as the query string of its address. Empty criteria are left out. */
export function writeSearch(search: Search): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(toWire(searchForm.fields, 'sent', search))))
    if (value !== '') address.set(name, String(value));
  return String(address);
}

/** Decodes a saved search; null if an older version saved it and the rules have changed. */
function readSearch(written: string): Search | null {
  const flat = Object.fromEntries(new URLSearchParams(written));
  const checked = checkForm(searchForm, fromWire(searchForm.fields, 'sent', flat), noContext);
  return checked.ok ? checked.values : null;
}

/**
 * Counts the members of a search who were first shown this week or last week, as a band. Returns null if there are
 * none, if the lists are not available, or if the search cannot be decoded any more.
 */
export async function countNew({ ranking }: Services, seeker: Seeker, written: string): Promise<CountBand | null> {
  const search = readSearch(written);
  if (search === null || !seeker.mayList || !ranking.isReady()) return null;
  const on = todayInIndia();
  const { person, excluded, only } = searching(seeker, search, on);
  const shownFrom = weekOfDay(dayNumber(on) ?? 0) - 1;
  const { all } = await ranking.count(person, on, { most: mostCounted, excluded, only: { ...only, shownFrom } });
  return all === 0 ? null : bandOf(all);
}
