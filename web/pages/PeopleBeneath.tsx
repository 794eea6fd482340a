import type { ReturnedDraft } from '#contract/call.ts';
import { showToday } from '#contract/today.ts';
import type { Visit } from '#web/api/visit.ts';
import { People } from '#web/features/today/People.tsx';

type Beneath = Pick<ReturnedDraft<typeof showToday>, 'people' | 'arePeopleNew'>;

/** Where a page has nothing to say yet: the people of the home page, or nobody. */
export async function loadPeopleBeneath(visit: Visit): Promise<Beneath | null> {
  const news = await visit.api(showToday);
  if (!news.ok || news.values.people.length === 0) return null;
  const { people, arePeopleNew } = news.values;
  return { people, arePeopleNew };
}

export function PeopleBeneath({ people, arePeopleNew }: Beneath) {
  return <People people={people} areNew={arePeopleNew} isShort={false} areOthers />;
}
