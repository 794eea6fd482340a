import type { Kysely } from 'kysely';
import {
  agreeToCoupleStory,
  type CoupleStory,
  type StoryState,
  saveCoupleStory,
  showCoupleStory,
  storyPhotoAddress,
  takeBackCoupleStory,
} from '#contract/couple-stories.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { recordStoryConsent, withdrawStoryConsents } from '#server/domain/consents/story-consents.queries.ts';
import { checkPicture } from '#server/domain/files/check-picture.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { loadPresses } from '#server/domain/together/presses.queries.ts';
import {
  agreeToStory,
  listStoriesOf,
  loadStory,
  loadStoryPhoto,
  type Story,
  takeStoryBack,
  writeStory,
} from '#server/domain/together/stories.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { tellStep } from '#server/notices/tell-step.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** The name of a story's photo, which cannot be guessed. */
const PHOTO_FILE = /^[\da-f]{48}\.jpg$/;

/** Registers the calls for the story that two married members tell together. */
export function coupleStoryRoutes(services: Services): void {
  const { app, db, cipher, limits, recent } = services;

  registerMemberCall(services, showCoupleStory, async ({ who, values: { member } }) => {
    requireCandidate(who);
    const areMarried = await bothAreMarried(services, who, member);
    const found = await loadStory(services, who.profileId, member);
    return { areMarried, story: found && storyFor(found, who.profileId) };
  });

  registerMemberCall(services, saveCoupleStory, async ({ who, values, files }) => {
    requireCandidate(who);
    const { profileId, accountId } = who;
    const { member, names, words, language, stays, withoutPhoto } = values;
    const sentPhoto = files.get(PICTURE_FILE);
    // null removes the photo, and undefined keeps the present one.
    let jpeg: Buffer | null | undefined = withoutPhoto === 'Yes' ? null : undefined;
    if (sentPhoto !== undefined && jpeg === undefined) {
      await limits.take('filesByMember', profileId);
      jpeg = Buffer.from((await checkPicture(sentPhoto)).large);
    }
    return db.transaction().execute(async (transaction) => {
      const sealing = { db: transaction, cipher };
      await lockMembers(transaction, [profileId, member]);
      if (!(await bothAreMarried({ db: transaction }, who, member))) throw new Refusal(409, 'marriedFirst');
      // A retry of the same press must not cancel an agreement given meanwhile.
      if (await sentPhoto?.press?.wasDone(transaction)) return success('storySaved');
      const storyBefore = await loadStory(sealing, profileId, member);
      if (storyBefore && storyBefore.writer_id !== profileId) return failure('storyIsTheirs');
      await withdrawStoryConsents(transaction, [profileId, member]);
      const writtenStory = { names: names.trim(), words: words.trim(), language, writerId: profileId, otherId: member };
      const hash = await writeStory(sealing, storyBefore, { ...writtenStory, stays: stays === 'Yes', jpeg });
      await recordStoryConsent(transaction, { profileId, accountId, aboutId: member, hash, language });
      await tellStep(transaction, { profileId: member, aboutId: profileId, isPrivate: true });
      await sentPhoto?.press?.note(transaction);
      return success('storySaved');
    });
  });

  registerMemberCall(services, agreeToCoupleStory, async ({ who, values: { member, version, language, stays } }) => {
    requireCandidate(who);
    const { profileId, accountId } = who;
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId, member]);
      if (!(await bothAreMarried({ db: transaction }, who, member))) throw new Refusal(409, 'marriedFirst');
      const story = await loadStory({ db: transaction, cipher }, profileId, member);
      if (story?.hash !== version) return failure('storyChanged');
      if (!sidesOf(story, profileId).mine.hasAgreed) {
        await agreeToStory(transaction, story, { profileId, stays: stays === 'Yes' });
        await recordStoryConsent(transaction, { profileId, accountId, aboutId: member, hash: version, language });
        await tellStep(transaction, { profileId: member, aboutId: profileId, isPrivate: true });
      }
      return success('storyAgreed');
    });
  });

  // Works without an open acquaintance: the writer may delete the story, and the reader may withdraw the agreement to
  // it, when the other member is hidden or deleted.
  registerMemberCall(services, takeBackCoupleStory, async ({ who, values: { member } }) => {
    requireCandidate(who);
    const { profileId } = who;
    const stories = await listStoriesOf(services, profileId, member);
    const ids = [profileId, ...stories.flatMap((story) => sidesOf(story, profileId).theirs.id ?? [])];
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, ids);
      for (const story of await listStoriesOf({ db: transaction, cipher }, profileId, member)) {
        const { theirs } = sidesOf(story, profileId);
        await takeStoryBack(transaction, story, profileId);
        const isOurs = story.writer_id === profileId;
        const withdrawingIds = isOurs && theirs.id !== null ? [profileId, theirs.id] : [profileId];
        await withdrawStoryConsents(transaction, withdrawingIds);
      }
      return success('storyTakenBack');
    });
  });

  app.get<{ Params: { name: string } }>(storyPhotoAddress(':name'), async ({ params: { name } }, reply) => {
    const jpeg = PHOTO_FILE.test(name) ? await recent((read) => loadStoryPhoto(read, name)) : undefined;
    if (jpeg === undefined) throw new Refusal(404, 'notFound');
    // The photo can be withdrawn at any time.
    reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    return reply.header('x-content-type-options', 'nosniff').send(jpeg);
  });
}

/** Throws a 403 unless the account is the candidate's. */
function requireCandidate({ role }: Who): void {
  if (role !== 'candidate') throw new Refusal(403, 'candidateAlone');
}

/** Whether both members have reported their wedding. Throws a 404 unless they are in an acquaintance. */
async function bothAreMarried(
  services: { db: Kysely<Database> },
  { profileId }: Who,
  member: string,
): Promise<boolean> {
  const { togetherId } = await findTogether(services, { profileId, memberId: member });
  const presses = await loadPresses(services.db, togetherId);
  return presses.filter(({ step, value }) => step === 'married' && value === 'Yes').length === 2;
}

/** Returns the two sides of a story, as one of its two members sees them. */
const sidesOf = ({ one, other }: Story, profileId: string) =>
  one.id === profileId ? { mine: one, theirs: other } : { mine: other, theirs: one };

/** Returns a story as one of its two members sees it. */
function storyFor(story: Story, profileId: string): CoupleStory {
  const { names, words, language, photo, hash, writer_id, returned_because } = story;
  const { mine, theirs } = sidesOf(story, profileId);
  const stays = mine.stays ? 'Yes' : 'No';
  return {
    state: stateOf(story),
    names,
    words,
    language,
    photo: photo ?? '',
    version: hash,
    isOurs: writer_id === profileId,
    haveWeAgreed: mine.hasAgreed,
    haveTheyAgreed: theirs.hasAgreed,
    stays: mine.hasAgreed ? stays : '',
    returnedBecause: returned_because,
  };
}

/** Returns the state of a story. It is shown once the office has approved it in its present version. */
function stateOf({ one, other, hash, approved, returned_because }: Story): StoryState {
  if (returned_because !== '') return 'returned';
  if (!one.hasAgreed || !other.hasAgreed) return 'written';
  return approved === hash ? 'shown' : 'waiting';
}
