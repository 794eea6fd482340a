import { type FieldReader, readField } from '#contract/form.ts';
import { isReadByOthers } from '#contract/rules.ts';
import type { HttpServices } from './http-services.ts';

/**
 * Returns a reader of fields that applies the contract's rules. Texts for other members must also contain no means of
 * contact.
 */
export const fieldReaderFor =
  ({ hasContact }: Pick<HttpServices, 'hasContact'>): FieldReader =>
  (rule, raw) => {
    const read = readField(rule, raw);
    const revealsContact = read.ok && isReadByOthers(rule) && typeof read.value === 'string' && hasContact(read.value);
    return revealsContact ? { ok: false, message: 'contactInOwnWords' } : read;
  };
