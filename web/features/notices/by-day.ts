import { todayInIndia } from '#contract/india-day.ts';
import type { NoticeView } from '#contract/notices.ts';
import { isAboutLogin } from './signs.ts';

/** A notice, and when the same was done with the account once more on that day. */
export type Told = NoticeView & { alsoAt: string[] };

export interface Day {
  /** Which day it was as seen from today; `''` for one that its date names. */
  when: 'today' | 'yesterday' | '';
  notices: [Told, ...Told[]];
}

/** So many leave little of a page empty. */
const FULL = 3;

const DAY_MS = 86_400_000;

/** The notices by the days of India, in the order in which they come; what was done with the account several times in a day stands once. */
export function byDay(notices: readonly NoticeView[], now: number): Day[] {
  const [today, yesterday] = [todayInIndia(now), todayInIndia(now - DAY_MS)];
  const days = new Map<string, Day>();
  for (const notice of notices) {
    const day = todayInIndia(Date.parse(notice.madeAt));
    const told = { ...notice, alsoAt: [] };
    const known = days.get(day);
    const same = isAboutLogin(notice.kind) && known?.notices.find(({ kind }) => kind === notice.kind);
    if (same) same.alsoAt.push(notice.madeAt);
    else if (known) known.notices.push(told);
    else days.set(day, { when: day === today ? 'today' : day === yesterday ? 'yesterday' : '', notices: [told] });
  }
  return [...days.values()];
}

/** Whether they leave most of a page empty. */
export const areFew = (days: readonly Day[]): boolean =>
  days.reduce((sum, { notices }) => sum + notices.length, 0) < FULL;
