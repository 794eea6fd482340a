import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/choices.ts';
import { forTheEar } from '#words/spoken/for-the-ear.ts';
import { voicesOf } from './voices.ts';
import type { Sentence } from './what-is-read.ts';

/** Speech rates; 1 is the voice's own. Old people understand a slow voice better. */
const RATES = { usual: 0.9, slow: 0.65 } as const;

/** The state of the reading: `done` after the last sentence. */
export type Reading = 'speaking' | 'paused' | 'done';

/**
 * Speaks the sentences one after the other. `position` is the index of the current sentence. Continuing after a pause
 * repeats the current sentence, because phones cannot pause within a sentence.
 */
export function useReading(sentences: readonly Sentence[]) {
  const [position, setPosition] = useState(0);
  const [state, setState] = useState<Reading>(sentences.length > 0 ? 'speaking' : 'done');
  const [isSlow, setIsSlow] = useState(false);
  // Referenced here, because some browsers discard an unreferenced utterance and never report its end.
  const spoken = useRef<SpeechSynthesisUtterance>(null);

  useEffect(() => {
    const sentence = sentences[position];
    if (state !== 'speaking' || !sentence || !canSpeak()) return;
    let isCurrent = true;
    const words = utteranceOf(sentence, RATES[isSlow ? 'slow' : 'usual']);
    words.onend = () => {
      if (!isCurrent) return;
      if (position + 1 < sentences.length) setPosition(position + 1);
      else setState('done');
    };
    words.onerror = () => isCurrent && setState('paused');
    spoken.current = words;
    speechSynthesis.speak(words);
    return () => {
      isCurrent = false;
      speechSynthesis.cancel();
    };
  }, [sentences, position, state, isSlow]);

  // Pauses when the page is hidden, for example on a phone that was put away.
  useEffect(() => {
    const pause = () => document.hidden && setState((now) => (now === 'speaking' ? 'paused' : now));
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  const goTo = useCallback((newPosition: number) => {
    setPosition(newPosition);
    setState('speaking');
  }, []);
  return { position, state, isSlow, goTo, setState, setIsSlow };
}

/**
 * Whether the browser can speak. Checked again although the button is hidden without speech, because another chunk of
 * the page may be older.
 */
const canSpeak = () => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

function utteranceOf({ text, language }: Sentence, rate: number): SpeechSynthesisUtterance {
  const words = new SpeechSynthesisUtterance(forTheEar(text, language));
  const voice = voiceOf(language);
  if (voice) words.voice = voice;
  words.lang = voice?.lang ?? `${language}-IN`;
  words.rate = rate;
  return words;
}

/** Returns an Indian voice if there is one, otherwise the first. */
function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  const voices = voicesOf(language);
  return voices.find(({ lang }) => /[-_]IN/i.test(lang)) ?? voices[0];
}
