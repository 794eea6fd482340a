import type { Standing } from '#contract/member.ts';
import type { BetweenRow } from './member.queries.ts';

interface Between {
  rows: readonly BetweenRow[];
  hasParted: boolean;
}

/**
 * How things stand, as the viewer may know it: what the other decided about the viewer's interest shows only when it is an
 * acceptance, or when they chose to tell a decline. `rows` are newest first; `hasParted`: an acquaintance ended lately.
 */
export function standingFor(viewerId: string, { rows, hasParted }: Between): Standing {
  if (rows.some(({ answer }) => answer === 'accepted')) return 'accepted';
  if (hasParted) return 'ended';
  const received = rows.find(({ sender_id }) => sender_id !== viewerId);
  if (received && received.answer === null && received.withdrawn_at === null && !received.isOver) return 'received';
  // One that another may follow stands in nobody's way any more.
  const sent = rows.find(({ sender_id, mayFollow }) => sender_id === viewerId && !mayFollow);
  if (sent?.told_because) return 'declinedByThem';
  if (sent && sent.withdrawn_at === null && !sent.isOver) return 'waiting';
  if (received?.answer === 'declined') return 'declinedByMe';
  if (sent === undefined) return 'none';
  return sent.withdrawn_at === null ? 'expired' : 'withdrawn';
}
