import type { HelplinePhone } from '#contract/helpline.ts';
import { isPlaceholderPhone } from './placeholders.ts';

type Row = Omit<HelplinePhone, 'nameBn' | 'phoneCode'> & { name_bn: string; phone_code: string };

/** Returns the office's phones for the pages; without seeded placeholders unless `showsAll` (on a trial site). */
export const shownPhones = (rows: readonly Row[], showsAll: boolean): HelplinePhone[] =>
  rows
    .filter((line) => showsAll || !isPlaceholderPhone(line))
    .map(({ name_bn, phone_code, ...line }) => ({ ...line, nameBn: name_bn, phoneCode: phone_code }));
