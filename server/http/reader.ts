import { type FieldReader, readField } from '#contract/form.ts';
import { isReadByOthers } from '#contract/rules.ts';
import type { HttpServices } from './http-services.ts';

/** Reads fields as the contract says; what others will read must besides carry no way to reach somebody. */
export const readerFor =
  ({ hasContact }: Pick<HttpServices, 'hasContact'>): FieldReader =>
  (rule, raw) => {
    const read = readField(rule, raw);
    const reaches = read.ok && isReadByOthers(rule) && typeof read.value === 'string' && hasContact(read.value);
    return reaches ? { ok: false, message: 'contactInOwnWords' } : read;
  };
