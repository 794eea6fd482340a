import { texts } from '#words/texts.ts';

/** One line about the first call and the meeting, for the page of two families. */
export const meetingLineTexts = texts({
  en: {
    spoken: 'You have spoken.',
    theySpoken: 'They say that the two families have spoken.',
    notReached: 'You could not reach them on the phone.',
    notReachedByThem: 'They could not reach you on the phone.',
    proposedOurs: 'You have proposed times. The other family has not answered yet.',
    proposedTheirs: 'The other family has proposed some times. Please choose one.',
    agreed: (moment: string) => `You are meeting on ${moment}.`,
    calledOff: 'The meeting was called off; you can propose another time.',
    over: 'How was the meeting?',
    bothGoOn: 'Both families would like to go ahead.',
    answered: 'You have told us how the meeting went.',
  },
  bn: {
    spoken: 'কথা হয়েছে।',
    theySpoken: 'তাঁরা লিখেছেন, কথা হয়েছে।',
    notReached: 'আপনারা তাঁদের ফোনে পাননি।',
    notReachedByThem: 'তাঁরা আপনাদের ফোনে পাননি।',
    proposedOurs: 'আপনারা সময় জানিয়েছেন। ওই পরিবার এখনও উত্তর দেননি।',
    proposedTheirs: 'ওই পরিবার কয়েকটি সময় জানিয়েছেন: একটি বেছে নিন।',
    agreed: (moment: string) => `দেখা হবে ${moment}।`,
    calledOff: 'দিনটি বাতিল হয়েছে; অন্য সময় জানান।',
    over: 'দেখা হওয়ার পর কেমন লাগল?',
    bothGoOn: 'দুই পরিবারই এগোতে চান।',
    answered: 'দেখা হওয়ার পর কেমন লাগল, আপনারা জানিয়েছেন।',
  },
});
