import type { FastifyRequest } from 'fastify';
import { PICTURE_ROUTE, USES } from '#contract/staff/desk.ts';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { mayMake } from '#contract/staff/rights.ts';
import { findFile, PHOTO_KINDS } from '#server/domain/files/files.queries.ts';
import { WAITING_KINDS } from '#server/domain/files/waiting-photos.queries.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Office } from './office.ts';

/** The name of a stored photo: random base64url. */
const FILE_NAME = /^[\w-]{24}\.jpg$/;

/** Registers the members' photos for staff who may look at members. Each look is recorded. */
export function pictureRoutes({ services, sessions }: Office): void {
  const { app, db, files } = services;
  app.get(PICTURE_ROUTE, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const staff = await sessions.whoIs(request);
    if (!staff?.isProven) throw new Refusal(401, 'notLoggedIn');
    noteSecurity(request, { staff: staff.email });
    if (!mayMake(staff.roles, showMemberToStaff.path)) throw new Refusal(403, 'staffOnly');
    const { name } = request.params;
    const file = FILE_NAME.test(name) ? await findFile(db, [...PHOTO_KINDS, ...WAITING_KINDS], name) : null;
    const content = file && (await files.read('pictures', file));
    if (!file || content === null) throw new Refusal(404, 'notFound');
    const subjects = [{ profileId: file.profileId }];
    noteSecurity(request, { about: [file.profileId] });
    await recordUse(db, { who: staff.email, command: USES.picture, outcome: 'done', subjects });
    return reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' }).send(content);
  });
}
