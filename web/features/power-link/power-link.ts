import { checkForm, noContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import { checkRegisteredPhone, checkSecurityKey, registeredPhoneForm, securityKeyForm } from '#contract/power-link.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** What came of one stage: a sentence that says why not, or `''`; the second stage says whose profile has been opened. */
export interface Outcome {
  problem: string;
  profileId?: string;
}

export async function tryKey(securityKey: string): Promise<Outcome> {
  const checked = checkForm(securityKeyForm, { securityKey }, noContext);
  if (!checked.ok) return { problem: checked.errors.securityKey ?? formMessages.enterSecurityKey };
  const answer = await browserApi(checkSecurityKey, { securityKey });
  if (!answer.ok) return { problem: answer.errors.securityKey ?? answer.message };
  const { status, message } = answer.values;
  return { problem: status === 1 ? '' : (message ?? formMessages.wrongSecurityKey) };
}

export async function tryPhone(phone: string): Promise<Outcome> {
  const checked = checkForm(registeredPhoneForm, { phone }, noContext);
  if (!checked.ok) return { problem: checked.errors.phone ?? formMessages.enterRegisteredPhone };
  const answer = await browserApi(checkRegisteredPhone, { phone });
  if (!answer.ok) return { problem: answer.errors.phone ?? answer.message };
  const { status, message, profileId } = answer.values;
  return status === 1 && profileId ? { problem: '', profileId } : { problem: message ?? formMessages.wrongPhone };
}
