import { timingSafeEqual } from 'node:crypto';
import { linkPhotoAddress, openCardLink } from '#contract/card-links.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import {
  countLinkOpening,
  findCardLink,
  findCardLinkById,
  ifLiving,
} from '#server/domain/card-links/card-links.queries.ts';
import { loadFile, loadFileName } from '#server/domain/files/files.queries.ts';
import { loadLinked, partsOn } from '#server/domain/visibility/linked.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { mostCounted } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for readers of a card link, with an account or without. */
export function linkReaderRoutes(services: Services): void {
  const { app, db, files, limits } = services;

  registerPublicCall(services, openCardLink, async ({ values, request }) => {
    const link = await ifLiving(db, await findCardLink(db, values.token));
    if (link === undefined) {
      await limits.take('cardLinkByAddress', addressKey(request.ip));
      return { card: null };
    }
    await limits.take('openingByCardLink', String(link.id));
    await countLinkOpening(db, link.id, mostCounted);
    const hasPhoto = partsOn(link).includes('photo') && (await loadFileName(db, link.profileId, 'picture')) !== '';
    return {
      card: { ...(await loadLinked(services, link)), photo: hasPhoto ? makePhotoPass(services, link.id) : '' },
    };
  });

  app.get<{ Params: { pass: string } }>(linkPhotoAddress(':pass'), async ({ params }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const id = readPhotoPass(services, params.pass);
    const link = id === undefined ? undefined : await ifLiving(db, await findCardLinkById(db, id));
    const file = link && partsOn(link).includes('photo') ? await loadFile(db, link.profileId, 'picture') : null;
    const photo = file && (await files.read('pictures', file));
    if (photo === null) throw new Refusal(404, 'notFound');
    return reply
      .headers({
        'content-type': 'image/jpeg',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      })
      .send(photo);
  });
}

/** Minutes for which the photo of an opened link can be fetched. A later visit opens the link again. */
const PASS_MINUTES = 30;
/** A pass: the link's id, the minute since 1970 until which it is valid, and a signature in base64url. */
const PASS = /^(\d{1,15})-(\d{1,10})-([\w-]{43})$/;

type Hashing = Pick<Services, 'codeHash'>;

/**
 * Makes a pass with which a reader's browser fetches the photo of an opened link without the link's secret. `now` is in
 * milliseconds.
 */
function makePhotoPass(services: Hashing, linkId: number, now = Date.now()): string {
  const until = Math.ceil(now / MINUTE_MS) + PASS_MINUTES;
  return `${linkId}-${until}-${sign(services, linkId, until).toString('base64url')}`;
}

/** Returns the id of the link in a pass; undefined if the pass is forged or expired. */
function readPhotoPass(services: Hashing, pass: string, now = Date.now()): number | undefined {
  const [, id = '', until = '', signature = ''] = PASS.exec(pass) ?? [];
  if (id === '' || Number(until) * MINUTE_MS < now) return undefined;
  const sentSignature = Buffer.from(signature, 'base64url');
  return timingSafeEqual(sign(services, Number(id), Number(until)), sentSignature) ? Number(id) : undefined;
}

/** Returns the signature of a pass: a keyed hash of the link's id and the minute until which it is valid. */
const sign = ({ codeHash }: Hashing, linkId: number, until: number): Buffer =>
  codeHash(`photo of link ${linkId} until ${until}`);
