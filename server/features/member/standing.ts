import type { Standing } from '#contract/member.ts';
import type { BetweenRow } from './contacts.queries.ts';

/**
 * How things stand, as the viewer may know it: what the other decided about the viewer's interest shows only when it is an
 * acceptance. `rows` are newest first.
 */
export function standingFor(viewerId: string, rows: readonly BetweenRow[]): Standing {
  if (rows.some(({ answer }) => answer === 'accepted')) return 'accepted';
  const received = rows.find(({ sender_id }) => sender_id !== viewerId);
  if (received && received.answer === null && received.withdrawn_at === null && !received.isOver) return 'received';
  const sent = rows.find(({ sender_id }) => sender_id === viewerId);
  if (sent && sent.withdrawn_at === null && !sent.isOver) return 'waiting';
  if (received?.answer === 'declined') return 'declinedByMe';
  if (sent === undefined) return 'none';
  return sent.withdrawn_at === null ? 'expired' : 'withdrawn';
}
