/** The words that one agrees to before being printed: `agreed-words.ts` has their hash. */
export declare const printedTexts: import('#words/texts.ts').Texts<{
  name: string;
  said: string;
  nowOn: string;
  nowOff: string;
  lead: string;
  printed: string;
  never: string;
  recall: string;
  leftOut: string;
  agree: string;
  surname: string;
  save: string;
  back: string;
  isOn: string;
  isOnWithSurname: string;
  copies: (copies: string, day: string) => string;
  candidates: string;
}>;
