import { useEffect, useSyncExternalStore } from 'react';
import { LineDrawing } from '#web/art/Icon.tsx';
import styles from './Listen.module.css';

const speaker = 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11';

interface Props {
  text: string;
  label: string;
  /** The language of the text. */
  language: string;
}

/** Reads a text aloud, on a tap alone, where the browser has a voice for its language. */
export function Listen({ text, label, language }: Props) {
  const find = () => voices().find(({ lang }) => lang.toLowerCase().startsWith(language));
  // A browser may make the list anew each time: only whether there is a voice is compared.
  const canSpeak = useSyncExternalStore(
    subscribe,
    () => find() !== undefined,
    () => false,
  );
  // What is read belongs to the page that has been left.
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  if (!canSpeak) return null;

  function speak() {
    speechSynthesis.cancel();
    const voice = find();
    const words = new SpeechSynthesisUtterance(text);
    if (voice) words.voice = voice;
    words.lang = voice?.lang ?? language;
    words.rate = 0.9;
    speechSynthesis.speak(words);
  }
  return (
    <button type="button" className={styles.listen} onClick={speak}>
      <LineDrawing path={speaker} />
      <span>{label}</span>
    </button>
  );
}

const voices = (): SpeechSynthesisVoice[] =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? []
    : speechSynthesis.getVoices();

function subscribe(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined' || !speechSynthesis.addEventListener) return () => {};
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}
