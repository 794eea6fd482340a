import { checkForm, noContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Message } from '#contract/message.ts';
import { checkRegisteredPhone, checkSecurityKey, registeredPhoneForm, securityKeyForm } from '#contract/power-link.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { messageIn, messageOf } from '#web/i18n/message.ts';

/** What came of one stage: a sentence that says why not; the second stage says whose profile has been opened. */
export interface Outcome {
  problem: Message | null;
  profileId?: string;
}

export async function tryKey(securityKey: string, ownCode: string): Promise<Outcome> {
  const checked = checkForm(securityKeyForm, { securityKey, ownCode }, noContext);
  if (!checked.ok) return { problem: messageOf(formMessages, checked.errors.securityKey ?? 'enterSecurityKey') };
  const answer = await browserApi(checkSecurityKey, { securityKey, ownCode });
  if (!answer.ok) return { problem: answer.errors.securityKey ?? answer.message };
  const { status, message, key } = answer.values;
  return { problem: status === 1 ? null : messageIn({ message: message ?? '', key: key ?? '' }) };
}

export async function tryPhone(phone: string): Promise<Outcome> {
  const checked = checkForm(registeredPhoneForm, { phone }, noContext);
  if (!checked.ok) return { problem: messageOf(formMessages, checked.errors.phone ?? 'enterRegisteredPhone') };
  const answer = await browserApi(checkRegisteredPhone, { phone });
  if (!answer.ok) return { problem: answer.errors.phone ?? answer.message };
  const { status, profileId } = answer.values;
  return status === 1 && profileId ? { problem: null, profileId } : { problem: messageOf(formMessages, 'wrongPhone') };
}
