import { texts } from './texts.ts';

/** The text of the task to call a family after its page of cards has come back. */
export const slipTaskTexts = texts({
  en: {
    call: (numbers: string) =>
      `Cards on paper: the family would like to know more about ${numbers}. Please call and ask whether this is so.`,
  },
  bn: {
    call: (numbers: string) =>
      `কাগজের কার্ড দেখে পরিবারটি এঁদের কথা আরও জানতে চান: ${numbers}। ফোন করে জেনে নিন, সত্যিই চান কি না।`,
  },
});
