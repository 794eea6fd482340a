import { texts } from '#words/texts.ts';

/** Texts for an acceptance that the bride or groom has not confirmed yet. */
export const undecidedTexts = texts({
  en: {
    text: 'Somebody else agreed on your behalf to talk to this family. Until you say whether you will go ahead, the family is told that you cannot be reached at present, and no phone number is shown.',
    ofOthers:
      'This family was accepted before our office knew who the bride or groom was. The bride or groom will now say whether you will go ahead; until then no phone number is shown.',
    keep: 'Yes, we will go ahead',
    end: 'No, end it kindly',
    endText: 'We will tell them kindly that you will not go ahead, without a reason.',
  },
  bn: {
    text: 'আপনার জায়গায় অন্য কেউ এই পরিবারের সঙ্গে কথা বলতে রাজি হয়েছিলেন। আলাপ চলবে কি না, আপনি তা না জানানো পর্যন্ত তাঁদের পাতায় লেখা থাকবে, এখন আপনাদের সঙ্গে যোগাযোগ করা যাচ্ছে না; কারও নম্বর দেখা যাবে না।',
    ofOthers:
      'পাত্র বা পাত্রী কে, অফিস তা জানার আগেই এই পরিবারকে জানানো হয়েছিল, আপনারা কথা বলতে রাজি। আলাপ চলবে কি না, এখন তিনি নিজে জানাবেন; ততদিন কারও নম্বর দেখা যাবে না।',
    keep: 'আলাপ চলুক',
    end: 'সৌজন্যের সঙ্গে শেষ করুন',
    endText: 'কোনও কারণ না বলে সৌজন্যের সঙ্গে তাঁদের জানানো হবে যে আলাপ আর এগোচ্ছে না।',
  },
});
