import type { HelplineEmail, HelplinePhone } from '#contract/contact.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import styles from './Helplines.module.css';

interface Props {
  phones: readonly HelplinePhone[];
  emails?: readonly HelplineEmail[];
}

/** Whom to call and where to write; a tap does it. The office gives each line its emoji, name and phone code. */
export function Helplines({ phones, emails = [] }: Props) {
  const language = useLanguage();
  const nameOf = (line: { name: string; nameBn: string }) => (language === 'bn' ? line.nameBn : line.name);
  const lines = [
    ...phones.map((line) => ({
      ...line,
      key: `phone-${line.id}`,
      href: `tel:${line.phoneCode}${line.phone}`,
      text: digits(`${line.phoneCode} ${line.phone}`, language),
    })),
    ...emails.map((line) => ({ ...line, key: `email-${line.id}`, href: `mailto:${line.email}`, text: line.email })),
  ];
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <span className={styles.emoji} aria-hidden="true">
            {line.emoji}
          </span>
          <span>
            {nameOf(line)}
            <a className={styles.link} href={line.href}>
              {line.text}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
