import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { digits } from '#words/numbers.ts';
import styles from './ProfileFold.module.css';
import { profileTexts } from './profile.texts.ts';

interface Props {
  /** The form is what the page is for at present. */
  isFirst: boolean;
  children: ReactNode;
}

/** The basic information in one line, until one means to change it. */
export function ProfileFold({ isFirst, children }: Props) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const { name, phone } = useMember();
  const isSent = useActionData() !== undefined;
  return (
    <details ref={useUnfolding()} className={styles.fold} open={isFirst || isSent}>
      <summary className={styles.summary}>
        <span>
          <h2>{t.heading}</h2>
          <span className={styles.facts}>
            <span>
              <span className={styles.soft}>{t.nameShort}</span> {name}
            </span>{' '}
            <span>
              <span className={styles.soft}>{t.phoneShort}</span> {digits(phone, language)}
            </span>
          </span>
        </span>
        <span className={styles.edit}>{t.edit}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}

/** Opens for a link to one of its fields, and where something typed has not been saved. */
function useUnfolding() {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const wanted = hash && document.getElementById(hash.slice(1));
    if (!fold.current || !wanted || !fold.current.contains(wanted)) return;
    fold.current.open = true;
    wanted.focus();
  }, [hash, key]);
  useEffect(() => {
    const inputs = [...(fold.current?.querySelectorAll('input') ?? [])];
    if (fold.current && inputs.some(({ value, defaultValue }) => value !== defaultValue)) fold.current.open = true;
  }, []);
  return fold;
}
