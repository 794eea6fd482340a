import type { MouseEvent, ReactNode } from 'react';
import styles from './LanguageSwitch.module.css';

interface LanguageChoice {
  code: string;
  name: ReactNode;
  /** Where the choice leads without JavaScript. */
  href: string;
}

interface Props {
  label: string;
  current: string;
  choices: readonly LanguageChoice[];
  onChoose?: (code: string) => void;
}

/** English | বাংলা. Each name stands in its own language. */
export function LanguageSwitch({ label, current, choices, onChoose }: Props) {
  function choose(event: MouseEvent, code: string) {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(code);
  }

  return (
    <nav className={styles.switch} aria-label={label}>
      {choices.map((choice) => (
        <a
          key={choice.code}
          className={styles.choice}
          href={choice.href}
          lang={choice.code}
          hrefLang={choice.code}
          aria-current={choice.code === current || undefined}
          onClick={(event) => choose(event, choice.code)}
        >
          {choice.name}
        </a>
      ))}
    </nav>
  );
}
