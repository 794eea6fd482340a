import { DRAWN_FOR, type DrawnFor, isDrawnForAnother, unpackDrawnFor } from '#contract/drawn-for.ts';
import { refusals } from '#contract/refusals.ts';
import type { Visitor } from '#contract/rendering.ts';
import { messageOf } from '#web/i18n/message.ts';
import { INTENT } from './by-intent.ts';
import { emptyFormResult } from './empty-form-result.ts';
import type { FormResult } from './form-action.ts';

/** What a page without JavaScript answers to a form that was drawn for somebody else: nothing is done, and what was typed stays. */
export interface ForAnother {
  drawnFor: DrawnFor;
  result: FormResult;
}

/** Null where the form was drawn for the account that sends it, or does not say for whom. */
export async function readForAnother(request: Request, visitor: Visitor): Promise<ForAnother | null> {
  if (request.method !== 'POST') return null;
  const typed = await request
    .clone()
    .formData()
    .catch(() => null);
  const drawnFor = unpackDrawnFor(text(typed?.get(DRAWN_FOR.field)));
  if (typed === null || !isDrawnForAnother(drawnFor, visitor)) return null;
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

/** What no page gives back. */
const SECRETS = /password|confirmation|code|token/i;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
