import type { NoticeView } from '#contract/notices.ts';
import { todayInIndia } from '#web/forms/today.ts';

export interface Day {
  /** Which day it was as seen from today; `''` for one that its date names. */
  when: 'today' | 'yesterday' | '';
  notices: [NoticeView, ...NoticeView[]];
}

const DAY_MS = 86_400_000;

/** The notices by the days of India, in the order in which they come. */
export function byDay(notices: readonly NoticeView[], now: number): Day[] {
  const [today, yesterday] = [todayInIndia(now), todayInIndia(now - DAY_MS)];
  const days = new Map<string, Day>();
  for (const notice of notices) {
    const day = todayInIndia(Date.parse(notice.madeAt));
    const known = days.get(day);
    if (known) known.notices.push(notice);
    else days.set(day, { when: day === today ? 'today' : day === yesterday ? 'yesterday' : '', notices: [notice] });
  }
  return [...days.values()];
}
