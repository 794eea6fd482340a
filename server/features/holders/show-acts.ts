import { listActs } from '#server/domain/holders/acts.queries.ts';
import { loadViews } from '#server/domain/visibility/load-views.ts';
import type { Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { isClosedToUndo } from './undo.service.ts';

/** Who did what. What was about somebody who is not shown to this profile is left out, as if they had been removed. */
export async function showActs(services: Services, who: Who) {
  const acts = await listActs(services.db, who.profileId);
  const views = await loadViews(services, who.profileId, [...new Set(acts.flatMap(({ about_id }) => about_id ?? []))]);
  return acts.flatMap(({ id, act, role, account_id, about_id, done_at, mayBeUndone }) => {
    const member = about_id === null ? null : views.get(about_id)?.shared;
    if (member === undefined) return [];
    const isMine = account_id === who.accountId;
    return [
      {
        id,
        act,
        role,
        isMine,
        member,
        doneAt: done_at.toISOString(),
        mayBeUndone: mayBeUndone && !isClosedToUndo(who, act),
      },
    ];
  });
}
