import type { CountBand } from '#contract/count-band.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { type Search, searchForm } from '#contract/search.ts';
import { fromWire, toWire } from '#contract/wire.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { bandOf, mostCounted, type Seeker } from '#server/ranking/lists.ts';
import { searching } from '#server/ranking/searching.ts';
import type { Services } from '#server/services.ts';

/** A search as the address of one says it. */
export function writeSearch(search: Search): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(toWire(searchForm.fields, 'sent', search))))
    if (value !== '') address.set(name, String(value));
  return String(address);
}

/** Null for what a version before has kept and this one does not take any more. */
function readSearch(written: string): Search | null {
  const flat = Object.fromEntries(new URLSearchParams(written));
  const checked = checkForm(searchForm, fromWire(searchForm.fields, 'sent', flat), noContext);
  return checked.ok ? checked.values : null;
}

/** How many of a search were first shown this week or last week; null for nobody, and where it cannot be counted just now. */
export async function countNew({ ranking }: Services, seeker: Seeker, written: string): Promise<CountBand | null> {
  const search = readSearch(written);
  if (search === null || !seeker.mayList || !ranking.isReady()) return null;
  const on = todayInIndia();
  const { person, excluded, only } = searching(seeker, search, on);
  const shownFrom = weekOfDay(dayNumber(on) ?? 0) - 1;
  const { all } = await ranking.count(person, on, { most: mostCounted, excluded, only: { ...only, shownFrom } });
  return all === 0 ? null : bandOf(all);
}
