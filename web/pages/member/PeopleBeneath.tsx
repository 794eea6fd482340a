import type { ComponentProps } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import { showToday } from '#contract/home.ts';
import type { Visit } from '#web/api/visit.ts';
import { todayTexts } from '#web/features/home/home.texts.ts';
import { People } from '#web/features/home/People.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';

type Beneath = Pick<ReturnedDraft<typeof showToday>, 'people' | 'arePeopleNew'>;

/** Loads the people of the home page for a page that has no content yet. Returns null if there are none. */
export async function loadPeopleBeneath(visit: Visit): Promise<Beneath | null> {
  const news = await visit.api(showToday);
  if (!news.ok || news.values.people.length === 0) return null;
  const { people, arePeopleNew } = news.values;
  return { people, arePeopleNew };
}

type Props = Beneath & Pick<ComponentProps<typeof People>, 'heading' | 'hasNumbers'>;

/** The people of the home page below a page that has no content yet. */
export function PeopleBeneath({ people, arePeopleNew, heading, ...props }: Props) {
  const t = useTexts(todayTexts);
  const shownHeading = heading ?? (arePeopleNew ? undefined : t.others);
  return <People {...props} people={people} areNew={arePeopleNew} heading={shownHeading} />;
}
