import { texts } from '#words/texts.ts';

/** Texts for the bookmark of a listed family. */
export const cardTexts = texts({
  en: {
    nameless: 'Name not given',
    keep: 'Save',
    takeOut: 'Remove from the shortlist',
    save: (name: string) => `Save: ${name}`,
    savedWithNote: (name: string) => `Saved, with your note: ${name}`,
  },
  bn: {
    nameless: 'নাম লেখা নেই',
    keep: 'পছন্দে রাখুন',
    takeOut: 'পছন্দ থেকে বাদ দিন',
    save: (name: string) => `পছন্দে রাখুন: ${name}`,
    savedWithNote: (name: string) => `পছন্দের তালিকায় আছে, সঙ্গে আপনাদের লেখা: ${name}`,
  },
});
