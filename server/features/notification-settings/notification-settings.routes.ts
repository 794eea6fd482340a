import { CHANNELS } from '#contract/notice-kinds.ts';
import { addBrowser, showTelling, stopLetters, updateTelling } from '#contract/notification-settings.ts';
import { recordConsent, withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import { configuredWays, isAccountReachedNow } from '#server/domain/reach/reach.queries.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { recordChannel } from '#server/notices/channel-consents.queries.ts';
import { saveBrowser } from '#server/notices/channels/push.queries.ts';
import { isPushService } from '#server/notices/channels/push-services.ts';
import type { Services } from '#server/services.ts';
import { loadTelling, saveTelling, wantsWeekly } from './notification-settings.queries.ts';

/** Returns the value of a tick in a form. */
const ticked = (isOn: boolean) => (isOn ? ('Yes' as const) : ('' as const));

/** Registers the calls by which an account chooses the channels of its notices. */
export function tellingRoutes(services: Services): void {
  const { db, config, pushKeys, stopLinks } = services;

  registerMemberCall(services, showTelling, async ({ who, request }) => {
    const account = await loadTelling(db, who.accountId);
    const { email, sms } = configuredWays(config);
    const isOn = (channel: (typeof CHANNELS)[number]) => ticked(account.agreed.includes(channel));
    return {
      email: isOn('email'),
      sms: isOn('sms'),
      push: isOn('push'),
      weekly: ticked(await wantsWeekly(db, who.profileId)),
      language: account.language ?? languageOf(request),
      emailAddress: account.email,
      isEmailConfirmed: account.email_verified_at !== null,
      phone: account.phone,
      isPhoneConfirmed: account.phone_verified_at !== null,
      pushKey: pushKeys.publicKey,
      hasBrowser: account.hasBrowser,
      hasEmail: email,
      hasSms: sms,
      isReached: await isAccountReachedNow(db, config, who.accountId),
    };
  });

  registerMemberCall(services, updateTelling, async ({ who, values, request }) => {
    const wantedChannels = new Set(CHANNELS.filter((channel) => values[channel] === 'Yes'));
    const read = languageOf(request);
    await db.transaction().execute(async (transaction) => {
      await saveTelling(transaction, who.accountId, { wantedChannels, language: values.language, read });
      if (values.weekly === 'Yes') await recordConsent(transaction, who, 'weekly', read);
      else await withdrawConsent(transaction, who.profileId, 'weekly');
    });
    return success('saved');
  });

  registerMemberCall(services, addBrowser, async ({ who: { accountId }, values, request }) => {
    // This server will send requests to the given address, so only the push services of browser makers are allowed.
    if (!isPushService(values.endpoint)) return failure('browserUnknown');
    await db.transaction().execute(async (transaction) => {
      await saveBrowser(transaction, accountId, values);
      await recordChannel(transaction, { accountId, channel: 'push', isOn: true, read: languageOf(request) });
    });
    return success('saved');
  });

  registerPublicCall(services, stopLetters, async ({ values, request }) => {
    const found = stopLinks.read(values.token);
    if (found === undefined) return failure('stopLinkUnknown');
    await recordChannel(db, { ...found, isOn: false, read: languageOf(request) });
    return success('lettersStopped');
  });
}
