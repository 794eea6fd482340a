import { findMatches } from '#contract/matches.ts';
import { messages } from '#contract/messages.ts';
import { answerMember, todayInIndia } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { loadSeeker } from '#server/matching/lists.ts';
import type { Services } from '#server/services.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { countBands, loadPage } from './matches.service.ts';

export function matchesRoutes(services: Services): void {
  answerMember(services, findMatches, async ({ who, values }) => {
    const today = todayInIndia();
    const cursor = values.cursor === '' ? null : readCursor(values.cursor, today);
    if (cursor === null && values.cursor !== '') throw new BrokenRules({ cursor: messages.cursorUnknown });
    const on = cursor?.on ?? today;
    const order = cursor?.order ?? (values.order || 'fit');
    const seeker = await loadSeeker(services, who.profileId);
    const page = await loadPage(services, { profileId: who.profileId, seeker, on, order, after: cursor });
    return {
      isShown: page.isShown,
      ...countBands(services, seeker, on),
      matches: page.matches,
      cursor: page.last === null ? '' : writeCursor({ on, order, ...page.last }),
    };
  });
}
