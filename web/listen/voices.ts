import type { Language } from '#contract/choices.ts';

/** Returns the voices of a language that work on the device itself. Other voices would send the text to a server. */
export const voicesOf = (language: Language): SpeechSynthesisVoice[] =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? []
    : speechSynthesis
        .getVoices()
        .filter(({ localService, lang }) => localService && lang.toLowerCase().startsWith(language));

/**
 * Calls `changed` when the list of voices changes. Browsers load it after the page. Returns a function that stops this.
 */
export function onVoices(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined' || !speechSynthesis.addEventListener) return () => {};
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}
