import { helplineHref } from '#contract/dial.ts';
import type { HelplinePhone } from '#contract/helpline.ts';
import { withoutMark } from '#web/fields/sample.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#words/numbers.ts';
import styles from './OfficePhones.module.css';

/** The office's numbers, each with its label. */
export function OfficePhones({ phones }: { phones: readonly HelplinePhone[] }) {
  const language = useLanguage();
  if (phones.length === 0) return null;
  return (
    <ul className={styles.phones}>
      {phones.map(({ id, name, nameBn, phoneCode, phone }) => (
        <li key={id}>
          <span>{withoutMark(language === 'bn' ? nameBn : name)}</span>{' '}
          <a href={helplineHref({ phoneCode, phone })} translate="no">
            {digits(`${phoneCode} ${phone}`, language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
