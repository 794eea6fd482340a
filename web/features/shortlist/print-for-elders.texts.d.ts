export declare const printForEldersTexts: import('#words/texts.ts').Texts<{
  heading: string;
  lead: string;
  choose: string;
  chooseHint: string;
  show: string;
  tooMany: string;
  english: string;
  bengali: string;
  back: string;
}>;
