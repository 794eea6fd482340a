import { texts } from '#words/texts.ts';

export const photosTexts = texts({
  en: {
    of: (name: string) => `Photos of ${name}`,
    photo: (name: string, which: string, of: string) => `Photo of ${name}, ${which} of ${of}`,
    open: (alt: string) => `${alt}: see it larger`,
    place: (which: string, of: string) => `${which} of ${of}`,
    next: 'Next photo',
    previous: 'Previous photo',
    close: 'Close the photos',
  },
  bn: {
    of: (name: string) => `ছবি: ${name}`,
    photo: (name: string, which: string, of: string) => `ছবি: ${name}, ${of}টির মধ্যে ${which} নম্বর`,
    open: (alt: string) => `${alt}: বড় করে দেখুন`,
    place: (which: string, of: string) => `${of}টির মধ্যে ${which} নম্বর`,
    next: 'পরের ছবি',
    previous: 'আগের ছবি',
    close: 'ছবি বন্ধ করুন',
  },
});
