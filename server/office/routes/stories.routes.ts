import type { Kysely } from 'kysely';
import { approveStory, listStories, returnStory } from '#contract/staff/stories.ts';
import * as stories from '#server/domain/together/stories.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { tellStep } from '#server/notices/tell-step.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/**
 * Registers the calls for couples' stories: read, publish or send back. `about` notes in the office's log which story a
 * call concerns.
 */
export function storyRoutes(office: Office): void {
  const { cipher } = office.services;

  registerStaffCall(office, listStories, async ({ db }) => ({
    stories: (await stories.listStoriesForOffice({ db, cipher })).map(
      ({ id, names, words, language, photo, hash, approved, agreed_at }) => ({
        id,
        names,
        words,
        language,
        photo: photo ?? '',
        version: hash,
        isShown: approved === hash,
        agreedAt: agreed_at?.toISOString() ?? '',
      }),
    ),
  }));

  registerStaffCall(office, approveStory, async ({ db, staff, values: { member: storyId, version }, about }) => {
    const couple = await stories.approveStory(db, { id: storyId, version, by: staff.email });
    if (couple === undefined) return failure('changedMeanwhile');
    about({ subject: `story ${storyId}` });
    await notifyBoth(db, couple);
    return success('storyShown');
  });

  registerStaffCall(office, returnStory, async ({ db, values: { member: storyId, reason }, about }) => {
    const couple = await stories.returnStory(db, { id: storyId, reason });
    if (couple === undefined) return failure('changedMeanwhile');
    about({ subject: `story ${storyId}` });
    await notifyBoth(db, couple);
    return success('storyReturned');
  });
}

/** Notifies both members of a couple about their story. If one has left, nobody is notified. */
async function notifyBoth(db: Kysely<Database>, { one, other }: stories.Couple): Promise<void> {
  if (one === null || other === null) return;
  await tellStep(db, { profileId: one, aboutId: other, isPrivate: true });
  await tellStep(db, { profileId: other, aboutId: one, isPrivate: true });
}
