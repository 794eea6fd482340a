import type { Page } from '@playwright/test';

/** A voice as the browser describes it. */
interface Voice {
  lang: string;
  localService: boolean;
}

/** A sentence that a voice was asked to say. */
export interface Said {
  text: string;
  lang: string;
  rate: number;
}

/** The voices of the journeys' browser. */
export const OWN_VOICES: readonly Voice[] = [
  { lang: 'en-GB', localService: true },
  { lang: 'en-IN', localService: true },
  { lang: 'bn_IN', localService: true },
];

/**
 * Gives a journey's browser voices that record what they say. With `saySlowly` a sentence lasts until `endSentence`.
 */
export async function giveVoices(page: Page, voices: readonly Voice[] = OWN_VOICES, saySlowly = false) {
  await page.addInitScript(
    ([givenVoices, isSlow]) => {
      const said: Said[] = [];
      let current: { onend?: () => void; onerror?: () => void } | undefined;
      const end = () => {
        const ended = current;
        current = undefined;
        ended?.onend?.();
      };
      const synthesis = {
        getVoices: () => givenVoices,
        speak(words: Said & { voice?: Voice; onend?: () => void }) {
          if (words.text === '') return;
          said.push({ text: words.text, lang: words.lang, rate: words.rate });
          current = words;
          if (!isSlow) setTimeout(end, 1);
        },
        cancel() {
          const cancelled = current;
          current = undefined;
          // Browsers end a cancelled sentence with an error, a moment later.
          setTimeout(() => cancelled?.onerror?.());
        },
        addEventListener: () => {},
        removeEventListener: () => {},
      };
      class Utterance {
        lang = '';
        rate = 1;
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(globalThis, 'heard', { value: { said, end, isSpeaking: () => current !== undefined } });
    },
    [voices, saySlowly] as const,
  );
}

/** What `giveVoices` leaves in the page. */
interface Heard {
  said: Said[];
  end: () => void;
  isSpeaking: () => boolean;
}
declare const heard: Heard;

/** Returns the sentences said so far. */
export const saidOn = (page: Page): Promise<Said[]> => page.evaluate(() => heard.said);
/** Whether a sentence has begun and not ended yet. */
export const isSpeakingOn = (page: Page): Promise<boolean> => page.evaluate(() => heard.isSpeaking());
/** Ends the sentence that is being said, for `saySlowly`. */
export const endSentence = (page: Page): Promise<void> => page.evaluate(() => heard.end());
