/** The two are married, as each side tells. */
export declare const marriedTexts: import('#words/texts.ts').Texts<{
  about: string;
  none: string;
  mine: (moment: string) => string;
  done: string;
  theirs: string;
  waits: string;
  day: (day: string, place: string) => string;
  heldOn: string;
  district: string;
  elsewhere: string;
  press: string;
  correct: string;
  after: string;
  thenSeen: string;
  thenCount: string;
  thenKept: string;
  keptUntil: (day: string) => string;
  toDelete: string;
}>;
