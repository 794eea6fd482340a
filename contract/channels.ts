import { call } from './call.ts';
import { form } from './form.ts';
import { CHANNELS } from './notices.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { requiredChoice, requiredText, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** What a family agrees to for a channel, as `CONSENT_VERSIONS`: another day when the words change. */
export const CHANNEL_CONSENT_VERSION = '2026-11-23';

const channel = s.object({
  channel: s.oneOf(CHANNELS),
  /** The account has agreed to it. */
  isOn: s.boolean(),
  /** It is configured, and there is a confirmed address. */
  isReady: s.boolean(),
});

/** By which ways this account is told, and the key with which a browser asks for push; `''` where there is none. */
export const showChannels = call('showchannels', {
  access: 'member',
  returned: { channels: fact('channels', s.array(channel)), pushKey: fact('pushkey', s.string()) },
});

export const updateChannel = call('updatechannel', {
  access: 'member',
  form: form({
    channel: sentOnly('channel', requiredChoice(CHANNELS, 'chooseFromList')),
    isOn: sentOnly('ison', requiredChoice(['Yes', 'No'], 'chooseFromList')),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** A browser asks to be told: what `PushManager.subscribe` gave it. It is the consent to push as well. */
export const addBrowser = call('addbrowser', {
  access: 'member',
  form: form({
    endpoint: sentOnly('endpoint', requiredText('chooseFromList', 1000)),
    p256dh: sentOnly('p256dh', requiredText('chooseFromList', 200)),
    auth: sentOnly('auth', requiredText('chooseFromList', 100)),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const removeBrowser = call('removebrowser', {
  access: 'member',
  form: form({ endpoint: sentOnly('endpoint', requiredText('chooseFromList', 1000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** The switch of a letter: needs no login, opens nothing, ends the letters of the account. */
export const stopLetters = call('stopletters', {
  form: form({ token: sentOnly('token', text()) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
