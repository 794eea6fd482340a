import { addBrowser, removeBrowser, showChannels, stopLetters, updateChannel } from '#contract/channels.ts';
import { CHANNELS } from '#contract/notices.ts';
import { answer, answerMember } from '#server/door/answer.ts';
import { failure, success } from '#server/door/outcome.ts';
import { configuredChannels } from '#server/notices/channels/open-channels.ts';
import { isPushService } from '#server/notices/channels/push-services.ts';
import type { Services } from '#server/services.ts';
import { dropBrowser, loadChannels, recordChannel, saveBrowser } from './channels.queries.ts';

export function channelRoutes(services: Services): void {
  const { db, config, stopLinks, pushKeys } = services;
  const configured = configuredChannels(config);

  answerMember(services, showChannels, async ({ who }) => {
    const { agreed, reached } = await loadChannels(db, who.accountId);
    const channels = CHANNELS.map((channel) => ({
      ...{ channel, isOn: agreed.has(channel) },
      isReady: configured.includes(channel) && reached[channel],
    }));
    return { channels, pushKey: pushKeys.publicKey };
  });

  answerMember(services, updateChannel, async ({ who, values }) => {
    const { language } = await loadChannels(db, who.accountId);
    const { accountId } = who;
    await recordChannel(db, { accountId, channel: values.channel, isOn: values.isOn === 'Yes' }, language);
    return success('saved');
  });

  answerMember(services, addBrowser, async ({ who: { accountId }, values }) => {
    // This server writes to the address that is given here: to the makers of browsers, and to nobody else.
    if (!isPushService(values.endpoint)) return failure(2, 'browserUnknown');
    const { language } = await loadChannels(db, accountId);
    await db.transaction().execute(async (transaction) => {
      await saveBrowser(transaction, accountId, values);
      await recordChannel(transaction, { accountId, channel: 'push', isOn: true }, language);
    });
    return success('saved');
  });

  answerMember(services, removeBrowser, async ({ who, values }) => {
    await dropBrowser(db, who.accountId, values.endpoint);
    return success('saved');
  });

  answer(services, stopLetters, async ({ values }) => {
    const found = stopLinks.read(values.token);
    if (found === undefined) return failure(2, 'stopLinkUnknown');
    const { language } = await loadChannels(db, found.accountId);
    // Whoever has left since is told no more already.
    await recordChannel(db, { ...found, isOn: false }, language).catch(() => {});
    return success('lettersStopped');
  });
}
