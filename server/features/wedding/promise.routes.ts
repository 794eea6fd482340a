import { promisePaper } from '#contract/pdf.ts';
import { PROMISE_TEXT } from '#contract/wedding.ts';
import { isDraft } from '#server/domain/content/placeholders.ts';
import { loadShownText } from '#server/domain/content/shown-text.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { partsOf } from '#server/domain/together/office-lists.ts';
import { loadView } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { asDownload } from '#server/pdf/as-download.ts';
import type { Services } from '#server/services.ts';
import { promiseOf } from '#words/pdf/promise.ts';

/**
 * Registers the promise of no dowry as a PDF: the office's text, and both names as accepted families read them, without
 * a profile id.
 */
export function promiseRoutes(services: Services): void {
  const { limits, typesetter } = services;

  registerMemberCall(services, promisePaper, async ({ who, values: { member, language }, reply }) => {
    const { profileId } = who;
    await limits.take('papersByMember', profileId);
    await findTogether(services, { profileId, memberId: member });
    const html = await loadShownText(services, PROMISE_TEXT, language);
    if (html === '') throw new Refusal(404, 'notFound');
    const fullNameOf = async (ownerId: string) => {
      const { shared, family } = await loadView(services, profileId, ownerId);
      return family?.fullName || shared.name;
    };
    const [ours, theirs] = [await fullNameOf(profileId), await fullNameOf(member)];
    const [bride, groom] = who.member.gender === 'Female' ? [ours, theirs] : [theirs, ours];
    const paper = promiseOf({ bride, groom, ...partsOf(html), isDraft: isDraft(html) }, language);
    const order = { kind: 'promise', paper: JSON.stringify(paper), photo: null } as const;
    const pdf = await typesetter.typeset(profileId, order);
    return { pdf: asDownload(reply, pdf, { name: 'promise', member, language }) };
  });
}
