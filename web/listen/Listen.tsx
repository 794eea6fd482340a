import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './Listen.module.css';
import { listenTexts } from './listen.texts.ts';
import type { ReaderProps } from './Reader.tsx';
import { onVoices, voicesOf } from './voices.ts';

/** The drawing of a loudspeaker, for `LineDrawing`. */
const speaker = 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6';

/**
 * A button that reads the page aloud, or a text, or the part with an id. The reader's code is loaded at the first tap.
 * Nothing is shown if the device has no local voice for the language.
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
    // Some browsers let a page speak only if speech starts during the tap, so an empty utterance is spoken first.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    // If loading fails, the next tap tries again.
    const readerModule = await import('./Reader.tsx').catch(() => null);
    setReader(() => readerModule?.Reader);
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
