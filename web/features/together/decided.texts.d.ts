/** The match is fixed: *paka katha*, as both families have said it. */
export declare const decidedTexts: import('#words/texts.ts').Texts<{
  about: string;
  none: string;
  mine: string;
  theirs: string;
  both: (moment: string) => string;
  engaged: (moment: string) => string;
  press: string;
  after: string;
  thenSeen: string;
  thenWaiting: string;
  thenOthers: string;
  thenUs: string;
  back: string;
}>;
