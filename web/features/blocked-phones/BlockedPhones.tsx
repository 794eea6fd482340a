import { blockPhoneNumber, type listBlockedPhones, unblockPhoneNumber } from '#contract/blocked-phones.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import styles from '#web/card/MemberLine.module.css';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import { blockedPhonesTexts } from './blocked-phones.texts.ts';

/** The small forms that block a phone number, and unblock it. */
export const blockedPhoneDeeds = deeds({ blockPhone: blockPhoneNumber, unblockPhone: unblockPhoneNumber });

const { Deed } = blockedPhoneDeeds;

type Loaded = ReturnedDraft<typeof listBlockedPhones>;

/** Lists the phone numbers that this family has blocked, by their last digits, with a form to block one more. */
export function BlockedPhones({ phones }: Loaded) {
  const t = useTexts(blockedPhonesTexts);
  const language = useLanguage();
  return (
    <>
      <Deed key={phones[0]?.entry} deed="blockPhone" label={t.block}>
        {(field) => (
          <TextField
            {...field('phone')}
            label={t.phone}
            hint={t.hint}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            required
          />
        )}
      </Deed>
      <ul className={styles.list}>
        {phones.map(({ entry, lastDigits, blockedAt }) => (
          <li key={entry}>
            <p>{t.entry(digits(lastDigits, language), dayInIndia(blockedAt, language))}</p>
            <Deed deed="unblockPhone" sent={{ entry: String(entry) }} label={t.unblock(digits(lastDigits, language))} />
          </li>
        ))}
      </ul>
    </>
  );
}
