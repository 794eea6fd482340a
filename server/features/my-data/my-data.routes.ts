import { deleteProfile, MY_DATA_ADDRESS, showMyData } from '#contract/my-data.ts';
import { FETCHED } from '#contract/session-rights.ts';
import { listConsents } from '#server/domain/consents/consents.queries.ts';
import { byWhom, hasAgreedNow, mayReadConsent } from '#server/domain/consents/whose.queries.ts';
import { askForDeletion } from '#server/domain/members/remove-member.queries.ts';
import { isStoryShown } from '#server/domain/together/stories.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { isHttps } from '#server/http/cookie.ts';
import { isFromOwnPage } from '#server/http/origin.ts';
import { failure, success } from '#server/http/outcome.ts';
import { makeReference } from '#server/http/reference.ts';
import { leaveMarker } from '#server/http/rendering/marks.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { isBesideCandidate, isRestricted } from '#server/http/session.ts';
import { closedFields } from '#server/http/session-rights.ts';
import type { Services } from '#server/services.ts';
import { loadPasswordHash } from './deletion.queries.ts';
import { makeDownload } from './make-archive.ts';

const LOGIN_AND_BACK = '/login?back=%2Fchange-password%3Fopen%3Dmy-data';

/** Registers the calls for a member's data: download, consents and deletion. */
export function myDataRoutes(services: Services): void {
  const { app, config, db, limits, passwords, sessions } = services;

  app.get(MY_DATA_ADDRESS, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const who = await sessions.whoIs(request);
    if (who) noteSecurity(request, { actor: who.profileId, session: who.kind });
    // Throws if the file is closed to this session. No fields of it are.
    if (who) closedFields(who, FETCHED.myData);
    // A link on another site must not log anybody out.
    if (who && !who.isFresh && !isFromOwnPage(request)) return reply.redirect('/change-password?open=my-data', 303);
    if (!who?.isFresh) {
      // The download requires a recent login. The login page does not show itself to somebody who is logged in, so an
      // older session ends first; the marker tells the browser of the logout.
      await sessions.end(reply);
      leaveMarker(reply, 'logout', isHttps(config));
      return reply.redirect(LOGIN_AND_BACK, 303);
    }
    await limits.take('myDataByMember', who.profileId);
    const archive = await makeDownload(services, who);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': archive.bytes,
        'content-disposition': `attachment; filename="shubho-bibaho-${who.profileId}.zip"`,
      })
      .send(archive.content);
  });

  registerMemberCall(services, showMyData, async ({ who }) => {
    const { accountId, profileId } = who;
    const reader = { accountId, isRestricted: isRestricted(who), isBeside: isBesideCandidate(who) };
    const readable = (await listConsents(db, profileId)).filter((consent) => mayReadConsent(consent, reader));
    return {
      hasAgreed: await hasAgreedNow(db, who),
      isStoryShown: who.role === 'candidate' && !reader.isRestricted && (await isStoryShown(db, profileId)),
      consents: readable.map((consent) => ({
        kind: consent.kind,
        about: consent.about_id ?? '',
        textVersion: consent.text_version,
        language: consent.language,
        givenAt: consent.given_at.toISOString(),
        withdrawnAt: consent.withdrawn_at?.toISOString() ?? '',
        by: byWhom(who, consent),
        // The last digits of the giver's phone.
        phoneEnd: consent.phone_end,
      })),
    };
  });

  registerMemberCall(services, deleteProfile, async ({ who, values, reply }) => {
    const passwordHash = await loadPasswordHash(db, who.accountId);
    const isTheirs = await limits.attempt([['deletionByAccount', String(who.accountId)]], () =>
      passwords.fits(values.password, passwordHash, who.profileId),
    );
    if (!isTheirs) return { ...failure('passwordWrong'), reference: undefined, dueAt: undefined };
    await limits.forget('deletionByAccount', String(who.accountId));
    const reference = makeReference();
    const dueAt = await db
      .transaction()
      .execute((transaction) => askForDeletion(transaction, who.profileId, reference));
    await sessions.end(reply);
    return {
      ...success('deletionAsked'),
      reference,
      dueAt: dueAt.toISOString(),
    };
  });
}
