import { useState } from 'react';
import type { SharedView } from '#contract/member.ts';
import sprite from '#web/art/motifs/motifs.svg?no-inline';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { initialIn } from './initial.ts';
import { type MedallionMember, medallionOf } from './medallion.ts';
import styles from './Window.module.css';

interface Props {
  member: MedallionMember & Pick<SharedView, 'name'>;
  /** Describes the photo for screen readers. */
  alt: string;
  /**
   * Describes the medallion for screen readers. Without it the medallion is decorative, as in lists, where the name is
   * beside it.
   */
  drawnAlt?: string | undefined;
  src?: string | undefined;
  /** Where the window is used; the style sets its width there. */
  at: 'line' | 'person' | 'front' | 'open' | 'pair';
}

/** A member in a cusped window: the middle of the photo, or a medallion when there is no photo or it does not load. */
export function Window({ member, alt, drawnAlt, src, at }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPhoto = src !== undefined && src !== failedSrc;
  return (
    <span className={classNames(styles.window, styles[at])} data-window>
      {hasPhoto ? (
        <img className={styles.photo} src={src} alt={alt} onError={() => setFailedSrc(src)} />
      ) : (
        <Drawn member={member} alt={drawnAlt} />
      )}
    </span>
  );
}

/** The size of the drawing, in its own units. */
const WHOLE = { width: 120, height: 140 };
/** The square inside the arch of the drawing. */
const IN_THE_ARCH = { x: 15, y: 33, width: 90, height: 90 };
/** The middle of the drawing, and the baseline of the letter there for the letters of each language. */
const LETTER_X = 60;
const LETTER_BASELINE = { en: 87, bn: 86 } as const;

/** The medallion: the motif of the home, or a flower with the first letter of the name. */
function Drawn({ member, alt }: Pick<Props, 'member'> & { alt: string | undefined }) {
  const language = useLanguage();
  const { ground, motif, petals } = medallionOf(member);
  return (
    <svg
      className={classNames(styles.medallion, styles[ground])}
      viewBox="0 0 120 140"
      role="img"
      aria-label={alt}
      aria-hidden={!alt}
    >
      {motif ? (
        <use href={`${sprite}#${motif}`} {...IN_THE_ARCH} />
      ) : (
        <>
          <use href={`${sprite}#flower-${petals}`} {...WHOLE} />
          <text x={LETTER_X} y={LETTER_BASELINE[language]}>
            {initialIn(member.name, language)}
          </text>
        </>
      )}
    </svg>
  );
}
