import type { HelplineEmail } from '#contract/contact.ts';
import { helplineHref } from '#contract/dial.ts';
import type { HelplinePhone } from '#contract/helpline.ts';
import { Icon } from '#web/art/Icon.tsx';
import { mailTo } from '#web/contact-links.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#words/numbers.ts';
import styles from './Helplines.module.css';
import { withoutMark } from './sample.ts';

/** The office's marker for a number that accepts messages instead of calls. */
const CHAT_MARK = '💬';

interface Props {
  phones: readonly HelplinePhone[];
  emails?: readonly HelplineEmail[];
}

/** Phone and e-mail links. The icons are our own, because some phones cannot draw the office's emoji. */
export function Helplines({ phones, emails = [] }: Props) {
  const language = useLanguage();
  const nameOf = (line: { name: string; nameBn: string }) => withoutMark(language === 'bn' ? line.nameBn : line.name);
  const lines = [
    ...phones.map((line) => ({
      ...line,
      key: `phone-${line.id}`,
      icon: line.emoji === CHAT_MARK ? ('whatsapp' as const) : ('phone' as const),
      href: helplineHref(line),
      text: digits(`${line.phoneCode} ${line.phone}`, language),
    })),
    ...emails.map((line) => ({
      ...line,
      key: `email-${line.id}`,
      icon: 'mail' as const,
      href: mailTo(line.email),
      text: line.email,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key}>
          <span className={styles.name}>{nameOf(line)}</span>
          <a className={styles.link} href={line.href} translate="no">
            <Icon name={line.icon} />
            {line.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
