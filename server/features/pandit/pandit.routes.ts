import { notePandit, showPanditNote } from '#contract/pandit.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { loadNote, saveNote } from '#server/domain/together/notes.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

/** The kind of these notes. */
const kind = 'pandit';

/** Registers the calls for the pandit's words about two families, which each family notes for itself. */
export function panditRoutes(services: Services): void {
  const { cipher } = services;

  registerMemberCall(services, showPanditNote, async ({ who: { profileId }, values: { member } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    return { words: togetherId === null ? '' : await loadNote(services, { togetherId, profileId, kind }) };
  });

  registerMemberCall(services, notePandit, async ({ who: { profileId, accountId }, values: { member, words } }) => {
    await services.limits.take('wordsTogether', String(accountId));
    await findTogether(services, { profileId, memberId: member });
    await services.db.transaction().execute(async (db) => {
      await lockMembers(db, [profileId, member]);
      await findTogether({ db }, { profileId, memberId: member });
      await saveNote({ db, cipher }, { togetherId: await openTogether(db, profileId, member), profileId, kind }, words);
    });
    return success('saved');
  });
}
