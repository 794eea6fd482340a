import { refusals } from '#contract/refusals.ts';
import { DRAWN_FOR, isRenderedForAnother, type RenderedFor, unpackRenderedFor } from '#contract/rendered-for.ts';
import type { Visitor } from '#contract/rendering.ts';
import { messageOf } from '#web/i18n/message.ts';
import { INTENT } from './by-intent.ts';
import { emptyFormResult } from './empty-form-result.ts';
import type { FormResult } from './form-action.ts';

/**
 * The answer without JavaScript to a form that was rendered for another account. Nothing is executed, and the input is
 * kept.
 */
export interface ForAnother {
  /** The account and profile for which the form was rendered, and for which its page is rendered again. */
  drawnFor: RenderedFor;
  result: FormResult;
}

/** Names of fields whose values are never sent back to a page. */
const SECRETS = /password|confirmation|code|token/i;

/**
 * Checks for whom the form was rendered. Returns null if it was the sending account and profile, if the form does
 * not state it, or if nobody is logged in.
 */
export async function resultForOtherAccount(request: Request, visitor: Visitor): Promise<ForAnother | null> {
  if (request.method !== 'POST') return null;
  const typed = await request
    .clone()
    .formData()
    .catch(() => null);
  const drawnFor = unpackRenderedFor(text(typed?.get(DRAWN_FOR.field)));
  if (typed === null || !isRenderedForAnother(drawnFor, visitor)) return null;
  const isSameAccount = drawnFor.account !== '' && drawnFor.account === visitor.account;
  const deed = text(typed.get(INTENT));
  const texts = [...typed].filter(([name, value]) => typeof value === 'string' && !SECRETS.test(name));
  const result: FormResult = {
    ...emptyFormResult,
    ...(deed && { deed }),
    message: messageOf(refusals, isSameAccount ? 'drawnForOther' : 'drawnForAnother'),
    typed: Object.fromEntries(texts.map(([name, value]) => [name, text(value)])),
    isForAnother: true,
  };
  return { drawnFor, result };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
