import type { FastifyReply, FastifyRequest } from 'fastify';
import { FETCHED } from '#contract/session-rights.ts';
import type { Extension } from '#server/domain/files/file-store.ts';
import { findFile, PHOTO_KINDS } from '#server/domain/files/files.queries.ts';
import { isWaitingKind, WAITING_KINDS } from '#server/domain/files/waiting-photos.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { mayMake } from '#server/http/session-rights.ts';
import type { FileKind } from '#server/platform/db/tables.ts';
import type { Folder } from '#server/platform/storage/files-folder.ts';
import type { Services } from '#server/services.ts';
import { maySeeFile } from './permissions.ts';

/** The kinds of files in each folder. */
const FILE_KINDS: Record<Folder, readonly FileKind[]> = {
  pictures: [...PHOTO_KINDS, ...WAITING_KINDS],
  horoscopes: ['horoscope'],
};
/** The content type of each extension. */
const CONTENT_TYPES: Record<Extension, string> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };
/** The address of a file: its folder and its random name. */
const PATH = /^(pictures|horoscopes)\/([\w-]{24}\.(jpg|png|pdf))$/;

/** Serves the files that a member may see. All other requests get the same answer, so that names cannot be guessed. */
export function fileRoutes(services: Services): void {
  const { app, files } = services;

  app.get<{ Params: { '*': string }; Querystring: { size?: unknown } }>('/files/*', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { folder, extension, file, isOwn } = await findVisible(services, request, request.params['*']);
    const tag = `"${file.name}"`;
    if (request.headers['if-none-match'] === tag)
      return describe(reply, { folder, extension, tag, isOwn }).code(304).send();
    const found = await files.open(folder, file);
    if (found === null) throw notFound();
    return describe(reply, { folder, extension, tag, isOwn }).header('content-length', found.bytes).send(found.content);
  });
}

/** Finds the requested file, for photos also in the small size. Throws a 404 unless the caller may see it. */
async function findVisible(
  { db, sessions }: Services,
  request: FastifyRequest<{ Querystring: { size?: unknown } }>,
  path: string,
) {
  const [, folder, name, extension] = PATH.exec(path) ?? [];
  if (!isFolder(folder) || !isExtension(extension) || name === undefined) throw notFound();
  const who = await sessions.whoIs(request);
  const file = await findFile(db, FILE_KINDS[folder], name);
  if (who === null || file === null) throw notFound();
  // A photo that waits for the office is shown to the holders of its profile only.
  if (isWaitingKind(file.kind) && file.profileId !== who.profileId) throw notFound();
  const isOwn = file.profileId === who.profileId;
  if (!mayMake(who, isOwn ? FETCHED.ownFile : FETCHED.othersFile)) throw notFound();
  if (!(await maySeeFile(db, who.profileId, { ownerId: file.profileId, folder }))) throw notFound();
  const isSmall = request.query.size === 'small';
  return { folder, extension, isOwn, file: (isSmall && file.small) || file };
}

/** A file to send. */
interface Served {
  folder: Folder;
  extension: Extension;
  /** The entity tag: the file's name, whose content never changes. */
  tag: string;
  isOwn: boolean;
}

/** Sets the headers of a file. */
function describe(reply: FastifyReply, { folder, extension, tag, isOwn }: Served): FastifyReply {
  return reply.headers({
    'content-type': CONTENT_TYPES[extension],
    'content-disposition': folder === 'pictures' ? 'inline' : `attachment; filename="horoscope.${extension}"`,
    // A name's content never changes. One's own picture may be cached for a while. All others are revalidated each
    // time, so that a block or a pause has effect at once.
    'cache-control': folder === 'pictures' && isOwn ? 'private, max-age=600' : 'private, no-cache',
    vary: 'cookie',
    etag: tag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}

const isFolder = (text: string | undefined): text is Folder => text !== undefined && Object.hasOwn(FILE_KINDS, text);
const isExtension = (text: string | undefined): text is Extension =>
  text !== undefined && Object.hasOwn(CONTENT_TYPES, text);
const notFound = (): Refusal => new Refusal(404, 'notFound');
