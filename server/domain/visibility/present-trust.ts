import type { ActiveBand, Trust } from '#contract/badges.ts';
import type { OwnerRow } from './views.queries.ts';

/** Badges and freshness, the same for every layer. Of the last visit the week alone is told, which moves on Mondays. */
export function presentTrust({ badges, confirmed, since, last_active_on }: OwnerRow, today: string): Trust {
  const proved = (['phone', 'email'] as const).flatMap((kind) => {
    const on = confirmed?.[kind];
    return on ? [{ kind, on }] : [];
  });
  return { badges: [...proved, ...badges], since: since ?? '', active: bandOf(last_active_on, today) };
}

const WEEK_MS = 7 * 86_400_000;
/** The days of 1970 begin with a Thursday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) + 3 * 86_400_000) / WEEK_MS);

function bandOf(lastActiveOn: string | null, today: string): ActiveBand {
  if (lastActiveOn === null) return 'longer';
  const weeks = weekOf(today) - weekOf(lastActiveOn);
  if (weeks <= 0) return 'week';
  return weeks <= 4 ? 'month' : 'longer';
}
