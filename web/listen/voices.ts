import type { Language } from '#contract/choices.ts';

/** The voices of a language that speak on the device itself: with any other what is read would be sent away. */
export const voicesOf = (language: Language): SpeechSynthesisVoice[] =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? []
    : speechSynthesis
        .getVoices()
        .filter(({ localService, lang }) => localService && lang.toLowerCase().startsWith(language));

/** Browsers learn of their voices after the page has come. */
export function onVoices(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined' || !speechSynthesis.addEventListener) return () => {};
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}
