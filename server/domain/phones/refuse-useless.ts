import { BrokenRules } from '#server/http/refusal.ts';
import { phoneKind } from './zones.ts';

/**
 * Rejects a phone by which nobody can be reached, although it passed the field's rule. Accepts `''`.
 * @throws BrokenRules for this field of the form
 */
export function refuseUseless(field: string, phone: string | undefined): void {
  if (phone && phoneKind(phone) === 'useless') throw new BrokenRules({ [field]: 'phoneNotAcceptable' });
}
