import { BrokenRules } from '#server/http/refusal.ts';
import { phoneKind } from './zones.ts';

/** @throws BrokenRules at this field of a form where nobody can be reached by the phone: its rule has taken it, `''` is none */
export function refuseUseless(field: string, phone: string | undefined): void {
  if (phone && phoneKind(phone) === 'useless') throw new BrokenRules({ [field]: 'phoneNotAcceptable' });
}
