import { useState } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { initialIn } from './initial.ts';
import { medallionOf } from './medallion.ts';
import styles from './Window.module.css';

interface Props {
  memberId: string;
  name: string;
  /** Describes the photo for screen readers; a medallion is decorative. */
  alt: string;
  src?: string | undefined;
  /** Where the window is used; the style sets its width there. */
  at: 'line' | 'person' | 'front' | 'open' | 'pair';
}

/** A member in a cusped window: the middle of the photo, or a medallion when there is no photo or it does not load. */
export function Window({ memberId, name, alt, src, at }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPhoto = src !== undefined && src !== failedSrc;
  return (
    <span className={classNames(styles.window, styles[at])} data-window>
      {hasPhoto ? (
        <img
          className={styles.photo}
          src={src}
          alt={alt}
          // A phone shows only some of the people at the foot of a page.
          loading={at === 'pair' ? 'lazy' : undefined}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Drawn memberId={memberId} name={name} />
      )}
      <svg className={styles.edge} viewBox="0 0 120 140" aria-hidden="true" focusable="false">
        <path d="M.8 139.2V52C.8 40 6.5 31.5 15.5 28 15 20.5 24 13.5 35.5 14.5 42.5 4.5 51 .8 60 .8s17.5 3.7 24.5 13.700C96 13.5 105 20.5 104.5 28c9 3.5 14.700 12 14.700 24v87.200z" />
      </svg>
    </span>
  );
}

function Drawn({ memberId, name }: Pick<Props, 'memberId' | 'name'>) {
  const language = useLanguage();
  const { ground, petals } = medallionOf(memberId);
  return (
    <span className={classNames(styles.medallion, styles[ground])} aria-hidden="true">
      <span className={classNames(styles.rosette, styles[`petals${petals}`])} />
      <svg className={styles.letter} viewBox="0 0 120 140" aria-hidden="true" focusable="false">
        <text x="60" y={language === 'bn' ? 86 : 87}>
          {initialIn(name, language)}
        </text>
      </svg>
    </span>
  );
}
