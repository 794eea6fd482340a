import type { Language } from '#contract/choices.ts';
import { PAPERS_TEXT, PROMISE_TEXT, saveWedding, showWedding, tickPapers, WEDDING_TEXTS } from '#contract/wedding.ts';
import { loadShownText } from '#server/domain/content/shown-text.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { papersOf } from '#server/domain/together/office-lists.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { listTicks, loadWedding, writeTicks, writeWedding } from '#server/domain/together/weddings.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { tellStep } from '#server/notices/tell-step.queries.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for the wedding of two families: its day, its texts and its papers. */
export function weddingRoutes(services: Services): void {
  const { db } = services;

  const textIn = (language: Language) => (key: string) => loadShownText(services, key, language);

  registerMemberCall(services, showWedding, async ({ who: { profileId }, values: { member }, request }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    const language = languageOf(request);
    const text = textIn(language);
    const { day, kind, enteredBy } = await loadWedding(db, togetherId);
    const ticked = await listTicks(db, { togetherId, profileId });
    const [papers, english] = [await text(PAPERS_TEXT), await textIn('en')(PAPERS_TEXT)];
    const texts = await Promise.all(WEDDING_TEXTS.map(async (key) => ({ key, html: await text(key) })));
    return {
      day,
      kind,
      enteredBy: bySide(enteredBy, { us: profileId, them: member }),
      promise: await text(PROMISE_TEXT),
      texts,
      papers: papersOf(papers, english, ticked),
    };
  });

  registerMemberCall(services, saveWedding, async ({ who: { profileId }, values: { member, day, kind } }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId, member]);
      const { togetherId: existingId } = await findTogether({ db: transaction }, { profileId, memberId: member });
      const weddingBefore = await loadWedding(transaction, existingId);
      if (weddingBefore.day === day && weddingBefore.kind === kind) return;
      const togetherId = existingId ?? (await openTogether(transaction, profileId, member));
      await writeWedding(transaction, { togetherId, profileId, day, kind });
      await tellStep(transaction, { profileId: member, aboutId: profileId, isPrivate: false });
    });
    return success('saved');
  });

  registerMemberCall(services, tickPapers, async ({ who: { profileId }, values: { member, papers } }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId, member]);
      const { togetherId: existingId } = await findTogether({ db: transaction }, { profileId, memberId: member });
      const togetherId = existingId ?? (await openTogether(transaction, profileId, member));
      await writeTicks(transaction, { togetherId, profileId, papers: papers.split(',').filter(Boolean) });
    });
    return success('saved');
  });
}

/** Returns which of two families has this id; `''` if neither has. */
function bySide(id: string | null, { us, them }: { us: string; them: string }): 'us' | 'them' | '' {
  if (id === us) return 'us';
  return id === them ? 'them' : '';
}
