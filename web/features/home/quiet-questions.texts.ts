import { texts } from '#words/texts.ts';

/** Texts for the question whether two accepted families have spoken. */
export const quietTexts = texts({
  en: {
    heading: (family: string) => `Have you spoken with ${family}?`,
    lead: 'One tap is enough. They will not know your answer.',
    spoken: 'We have spoken',
    notYet: 'Not yet',
    noAnswer: 'Nobody answers at this number',
    ended: 'We are no longer in touch',
    end: (family: string) => `Shall we tell ${family}?`,
    endLead:
      'They will be told only that you are not going ahead and wish them well, without a reason. Neither family will see the other’s phone number any more.',
    endNow: 'Yes, tell them kindly',
    goesOn: 'No, we are still in touch',
    byCandidate: 'You said that you are no longer in touch. The bride or groom can log in and tell the other family.',
  },
  bn: {
    heading: (family: string) => `${family}র সঙ্গে কথা হয়েছে কি?`,
    lead: 'একটি বোতাম টিপলেই হবে। তাঁরা উত্তর জানতে পারবেন না।',
    spoken: 'কথা হয়েছে',
    notYet: 'এখনও হয়নি',
    noAnswer: 'এই নম্বরে কেউ ফোন ধরছেন না',
    ended: 'আলাপ শেষ হয়ে গেছে',
    end: (family: string) => `${family}তে জানিয়ে দেব কি?`,
    endLead:
      'তাঁরা শুধু জানবেন, আপনারা আর এগোচ্ছেন না, আর শুভেচ্ছা জানিয়েছেন; কারণ জানবেন না। দুই পক্ষের কেউই আর অন্যের ফোন নম্বর দেখতে পাবেন না।',
    endNow: 'হ্যাঁ, জানিয়ে দিন',
    goesOn: 'না, আলাপ শেষ হয়নি',
    byCandidate: 'আপনারা জানিয়েছেন, আলাপ শেষ হয়ে গেছে। পাত্র বা পাত্রী নিজের অ্যাকাউন্ট থেকে ওই পরিবারকে তা জানাতে পারেন।',
  },
});
