import { texts } from '#words/texts.ts';

/** `here` is the phone or the computer, in the form that these sentences need. */
export const keptTexts = texts({
  en: {
    phone: 'on this phone',
    computer: 'on this computer',
    inKolkata: (time: string) => `${time} in Kolkata`,
    willGo: (here: string, time: string) => `Saved ${here} at ${time}. It will be sent when there is a network.`,
    press: (here: string, time: string) =>
      `Saved ${here} at ${time}. When there is a network, please press the button once more.`,
    arrived: (here: string, time: string) => `What was saved ${here} at ${time} has arrived. Nothing is lost.`,
    goesAtLogOut: 'If you log out before that, it will be removed.',
    look: (here: string, time: string) => `What was saved ${here} at ${time} could not be sent automatically.`,
    lookAgain: 'It is in this form now. Please read it through and save it again.',
    lineWaits: (here: string, time: string) => `Saved ${here} at ${time}, but not sent yet.`,
    lineLook: (here: string, time: string) => `Saved ${here} at ${time}: please check it again.`,
  },
  bn: {
    phone: 'এই ফোনে',
    computer: 'এই কম্পিউটারে',
    inKolkata: (time: string) => `কলকাতায় ${time}`,
    willGo: (here: string, time: string) => `${here} সেভ করা হয়েছে (${time})। নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।`,
    press: (here: string, time: string) => `${here} সেভ করা হয়েছে (${time})। নেটওয়ার্ক এলে বোতামটি আর একবার টিপুন।`,
    arrived: (here: string, time: string) => `${here} যা সেভ করেছিলেন (${time}), তা পৌঁছে গেছে। কিছুই হারায়নি।`,
    goesAtLogOut: 'তার আগে লগ আউট করলে এটি মুছে যাবে।',
    look: (here: string, time: string) => `${here} যা সেভ করেছিলেন (${time}), তা নিজে থেকে পাঠানো গেল না।`,
    lookAgain: 'লেখাটি এই ফর্মেই আছে। একবার দেখে নিয়ে আবার সেভ করুন।',
    lineWaits: (here: string, time: string) => `${here} সেভ করেছেন (${time}), এখনও পাঠানো যায়নি`,
    lineLook: (here: string, time: string) => `${here} যা সেভ করেছেন (${time}), একবার দেখে নিন`,
  },
});
