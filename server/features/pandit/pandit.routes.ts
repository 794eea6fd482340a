import { notePandit, showPanditNote } from '#contract/pandit.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { loadNote, saveNote } from '#server/domain/together/notes.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

const kind = 'pandit';

/** What the pandit said of two families, noted by each for itself. */
export function panditRoutes(services: Services): void {
  const { cipher } = services;

  answerMember(services, showPanditNote, async ({ who: { profileId }, values: { member } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    return { words: togetherId === null ? '' : await loadNote(services, { togetherId, profileId, kind }) };
  });

  answerMember(services, notePandit, async ({ who: { profileId }, values: { member, words } }) => {
    await findTogether(services, { profileId, memberId: member });
    await services.db.transaction().execute(async (db) => {
      await lockMembers(db, [profileId, member]);
      await findTogether({ db }, { profileId, memberId: member });
      await saveNote({ db, cipher }, { togetherId: await openTogether(db, profileId, member), profileId, kind }, words);
    });
    return success('saved');
  });
}
