import type { MouseEvent, ReactNode } from 'react';
import { pictureAddress } from '#contract/picture-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import styles from './PhotoRow.module.css';
import { photosTexts } from './photos.texts.ts';

interface Props {
  /** All photos, beginning with the one in the window. */
  photos: readonly string[];
  name: string;
  onOpen: (index: number) => void;
}

/** The photos after the first, small. Each opens large; without JavaScript it opens as a page. */
export function PhotoRow({ photos, name, onOpen }: Props) {
  const t = useTexts(photosTexts);
  const language = useLanguage();
  const count = number(photos.length, language);
  return (
    <ul className={`screen-only ${styles.row}`} aria-label={t.of(name)}>
      {photos.slice(1).map((photo, index) => (
        <li key={photo}>
          <PhotoLink photo={photo} onOpen={() => onOpen(index + 1)}>
            <img
              src={pictureAddress(photo, 'small')}
              alt={t.open(t.photo(name, number(index + 2, language), count))}
              loading="lazy"
            />
          </PhotoLink>
        </li>
      ))}
    </ul>
  );
}

/** A photo that opens large over the page. */
export function PhotoLink({ photo, onOpen, children }: { photo: string; onOpen: () => void; children: ReactNode }) {
  function open(event: MouseEvent) {
    // Leaves "open in a new tab" to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={pictureAddress(photo)} className={styles.link} onClick={open}>
      {children}
    </a>
  );
}
