import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './Listen.module.css';
import { listenTexts } from './listen.texts.ts';
import type { ReaderProps } from './Reader.tsx';
import { onVoices, voicesOf } from './voices.ts';

const speaker = 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6';

/**
 * Reads the page aloud, or a text, or what has an id, on a tap alone; the reader comes with the first tap. Nothing is shown
 * where the device has no voice of its own for the language.
 */
export function Listen({ text, within }: Pick<ReaderProps, 'text' | 'within'>) {
  const t = useTexts(listenTexts);
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [Reader, setReader] = useState<ComponentType<ReaderProps>>();
  const canSpeak = useSyncExternalStore(
    onVoices,
    () => voicesOf(language).length > 0,
    () => false,
  );
  if (!canSpeak) return null;

  async function open() {
    // Some browsers let a page speak only if it began to while the finger was down.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    // What did not arrive is asked for once more by the next tap.
    const loaded = await import('./Reader.tsx').catch(() => null);
    setReader(() => loaded?.Reader);
  }

  function close() {
    setReader(undefined);
    button.current?.focus();
  }

  return (
    <>
      <button type="button" ref={button} className={`screen-only ${styles.listen}`} data-listen="" onClick={open}>
        <LineDrawing path={speaker} />
        <span>{t.listen}</span>
      </button>
      {Reader && <Reader {...{ text, within }} onClose={close} />}
    </>
  );
}
