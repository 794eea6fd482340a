import { texts } from '#words/texts.ts';

/** The time after the wedding: who listens, and the trust's letters. */
export const marriedLettersTexts = texts({
  en: {
    heading: 'If you would like to talk with somebody',
    lead: 'The first months are new for everybody. Nobody has to manage alone, and nobody asks why you call.',
    mind: 'Tele-MANAS: somebody who listens, day and night, in Bengali too',
    women: 'For women, day and night',
    danger: 'In danger, at once',
    letters: 'After three and after five months we ask by e-mail how you are: the same words to everybody.',
    stopped: 'We will not write to you about this.',
    stop: 'Please do not write to me',
    write: 'Write to the women of our desk',
    writeHint:
      'They alone read it; not your families, not the rest of the office. Once sent it is shown nowhere in this account. Say how and when we may reach you, if we may.',
    send: 'Send',
  },
  bn: {
    heading: 'কারও সঙ্গে কথা বলতে ইচ্ছে হলে',
    lead: 'প্রথম কয়েক মাস সবার কাছেই নতুন। একা সামলাতে হবে, এমন নয়; কেন ফোন করছেন, কাউকে বলতে হবে না।',
    mind: 'টেলি-মানস: দিনরাত কথা শোনার কেউ আছেন, বাংলাতেও',
    women: 'মেয়েদের জন্য, দিনরাত',
    danger: 'বিপদে, এখনই',
    letters: 'তিন মাস আর পাঁচ মাস পরে আমরা ই-মেলে জানতে চাই কেমন আছেন: সবাইকে একই কথায়।',
    stopped: 'এ নিয়ে আমরা আপনাকে লিখব না।',
    stop: 'আমাকে লিখবেন না',
    write: 'আমাদের মহিলা সহায়কদের লিখুন',
    writeHint:
      'শুধু তাঁরাই পড়বেন; আপনাদের পরিবার নয়, অফিসের অন্যরাও নয়। পাঠানোর পরে এই অ্যাকাউন্টের কোথাও তা দেখা যাবে না। যোগাযোগ করা গেলে কীভাবে আর কখন, লিখে দিন।',
    send: 'পাঠান',
  },
});
