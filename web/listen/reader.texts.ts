import { texts } from '#words/texts.ts';

export const readerTexts = texts({
  en: {
    heading: 'Reading aloud',
    place: (at: string, of: string) => `${at} of ${of}`,
    pause: 'Pause',
    goOn: 'Continue',
    again: 'From the beginning',
    back: 'Previous sentence',
    next: 'Next sentence',
    slower: 'Slower',
    close: 'Stop listening',
    nothing: 'There is nothing to read aloud here.',
  },
  bn: {
    heading: 'পড়ে শোনানো হচ্ছে',
    place: (at: string, of: string) => `${of}টির মধ্যে ${at}`,
    pause: 'থামান',
    goOn: 'আবার শুনুন',
    again: 'শুরু থেকে শুনুন',
    back: 'আগের বাক্য',
    next: 'পরের বাক্য',
    slower: 'ধীরে',
    close: 'শোনা বন্ধ করুন',
    nothing: 'এখানে পড়ে শোনানোর মতো কিছু নেই।',
  },
});
