import { randomBytes } from 'node:crypto';
import {
  agreeToCardLink,
  endCardLinks,
  GUARDED_PARTS,
  LINK_PARTS,
  linkAddress,
  listCardLinks,
  MOST_LINKS,
  makeCardLink,
} from '#contract/card-links.ts';
import { messageId } from '#contract/message.ts';
import * as shared from '#server/domain/card-links/card-links.queries.ts';
import { insertLink, loadLivingLinks } from '#server/domain/card-links/card-links.queries.ts';
import { isSeen } from '#server/domain/visibility/relations.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, type Who } from '#server/http/session.ts';
import { siteOf } from '#server/notices/site.ts';
import { bandOf } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

/** Random bytes of the secret in a link's address. */
const TOKEN_BYTES = 32;

/**
 * Returns whether the parts in GUARDED_PARTS are on a link at once (`free`), wait for the candidate's agreement
 * (`waits`), or cannot be added because there is no candidate account (`closed`).
 */
function guardedFor({ role, hasCandidate }: Who): 'free' | 'waits' | 'closed' {
  if (role === 'candidate') return 'free';
  return hasCandidate ? 'waits' : 'closed';
}

/** Registers the calls by which holders see and make card links. */
export function cardLinkRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, listCardLinks, async ({ who }) => {
    const links = await loadLivingLinks(db, who.profileId);
    return {
      links: links.map(({ id, role, parts, made_at, expires_at, agreed_at, openings }) => ({
        id,
        role,
        parts,
        madeAt: made_at.toISOString(),
        endsAt: expires_at.toISOString(),
        waits: agreed_at === null && parts.some((part) => GUARDED_PARTS.includes(part)),
        openings: openings === 0 ? null : bandOf(openings),
      })),
      isShown: await isSeen(db, who.profileId),
      guarded: guardedFor(who),
    };
  });

  registerMemberCall(services, makeCardLink, async ({ who, values }) => {
    const noAddress = { address: undefined };
    const parts = LINK_PARTS.filter((part) => values[part] === 'Yes');
    if (guardedFor(who) === 'closed' && parts.some((part) => GUARDED_PARTS.includes(part)))
      return { ...failure('cardLinkNeedsCandidate'), ...noAddress };
    if (!(await isSeen(db, who.profileId))) return { ...failure('cardLinkNeedsShowing'), ...noAddress };
    await limits.take('cardLinkByMember', who.profileId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { tokenHash: hashToken(token), parts, days: Number(values.days) };
    if (!(await insertLink(db, who, link)))
      return { ...failure(messageId('cardLinksFull', { most: MOST_LINKS })), ...noAddress };
    return { ...success('cardLinkMade'), address: linkAddress(siteOf(services), token) };
  });

  registerMemberCall(services, agreeToCardLink, async ({ who, values }) => {
    if (who.role !== 'candidate') throw new Refusal(403, 'candidateAlone');
    return (await shared.agreeToLink(db, who.profileId, values.link))
      ? success('cardLinkAgreed')
      : failure('cardLinkOver');
  });

  registerMemberCall(services, endCardLinks, async ({ who, values }) => {
    const endedLinks = await shared.endCardLinks(db, who.profileId, values.link ?? undefined);
    return endedLinks > 0n ? success('cardLinksEnded') : failure('cardLinkOver');
  });
}
