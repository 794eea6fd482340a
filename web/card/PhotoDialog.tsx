import { type KeyboardEvent, useEffect, useRef } from 'react';
import { pictureAddress } from '#contract/picture-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { number } from '#words/numbers.ts';
import styles from './PhotoDialog.module.css';
import { photosTexts } from './photos.texts.ts';

interface Props {
  photos: readonly string[];
  name: string;
  /** Index of the first photo to show; undefined while the dialog is closed. */
  at: number | undefined;
  onClose: () => void;
}

/** The arrow keys, with the number of photos by which each moves the strip. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Large photos in a strip that scrolls by swipe, arrow keys and two buttons. */
export function PhotoDialog({ photos, name, at, onClose }: Props) {
  const t = useTexts(photosTexts);
  const language = useLanguage();
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (at === undefined) return;
    strip.current?.children[at]?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    strip.current?.focus({ preventScroll: true });
  }, [at]);

  const scrollBy = (step: number) => strip.current?.scrollBy({ left: step * strip.current.clientWidth });
  function takeKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    scrollBy(step);
  }

  const count = number(photos.length, language);
  return (
    <Modal isOpen={at !== undefined} onClose={onClose} title={t.of(name)} closeLabel={t.close} isWide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work on the buttons too */}
      <div onKeyDown={takeKey}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <ul ref={strip} className={styles.strip} tabIndex={0}>
          {photos.map((photo, index) => {
            const position = number(index + 1, language);
            return (
              <li key={photo}>
                <img src={pictureAddress(photo)} alt={t.photo(name, position, count)} />
                <p aria-hidden="true">{t.place(position, count)}</p>
              </li>
            );
          })}
        </ul>
        {photos.length > 1 && (
          <div className={styles.ways}>
            <IconButton icon="previous" label={t.previous} onClick={() => scrollBy(-1)} />
            <IconButton icon="next" label={t.next} onClick={() => scrollBy(1)} />
          </div>
        )}
      </div>
    </Modal>
  );
}
