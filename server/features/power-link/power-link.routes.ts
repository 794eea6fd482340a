import { acknowledgeOpening, checkRegisteredPhone, checkSecurityKey } from '#contract/power-link.ts';
import { isOn } from '#server/domain/content/contents.queries.ts';
import { hashOfLinkCode } from '#server/domain/members/link-code.ts';
import { findByLinkCode, markOpeningsSeen } from '#server/domain/power-link/power-link.queries.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { messageFields, success } from '#server/http/outcome.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Services } from '#server/services.ts';
import { findByPhone, makeKeyCheck, openWithKey } from './power-link.service.ts';

/** The specification's status codes. */
const RIGHT = 1;
const WRONG = 0;
const openedAnswer = { status: RIGHT, message: undefined, key: undefined };

/** Registers the calls of the Power Link: the key, then the phone of the account to open. */
export function powerLinkRoutes(services: Services): void {
  const { config, db, sessions } = services;
  const isKey = makeKeyCheck(config.powerLinkKey);

  registerPublicCall(services, checkSecurityKey, async ({ values, request, reply }) => {
    // While the Power Link is off, every key is wrong.
    const isRight = isKey(values.securityKey) && (await isOn(db, 'powerLink'));
    const code = values.ownCode.trim();
    const named = isRight && code !== '' ? await findByLinkCode(db, hashOfLinkCode(services, code)) : '';
    const isOpen = await openWithKey(
      services,
      { isRight: isRight && named !== undefined, named: named ?? '' },
      { request, reply },
    );
    if (isOpen) return openedAnswer;
    return { status: WRONG, ...messageFields(isRight ? 'linkCodeUnknown' : 'wrongSecurityKey') };
  });

  registerPublicCall(services, checkRegisteredPhone, async ({ values, request, reply }) => {
    const account = await findByPhone(services, values.phone, { request, reply });
    if (account === null) return { status: WRONG, ...messageFields('wrongPhone'), profileId: undefined };
    noteSecurity(request, { subject: account.profileId, accounts: [account.accountId] });
    await sessions.start(reply, 'power_link', account);
    return { ...openedAnswer, profileId: account.profileId };
  });

  registerMemberCall(services, acknowledgeOpening, async ({ who }) => {
    await markOpeningsSeen(db, who.profileId);
    return success('saved');
  });
}
