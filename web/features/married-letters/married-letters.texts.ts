import { texts } from '#words/texts.ts';

/** Texts for the time after the wedding: whom to contact, and the trust's letters. */
export const marriedLettersTexts = texts({
  en: {
    heading: 'If you would like to talk to somebody',
    lead: 'The first months of married life are new to everybody. You do not have to manage alone, and you need not say why you are calling.',
    mind: 'Tele-MANAS: somebody to listen, day and night, in Bengali too',
    women: 'For women, day and night',
    danger: 'If you are in danger now',
    letters: 'After three months, and again after five, we ask by e-mail how you are. Everybody gets the same letter.',
    stopped: 'We will not write to you about this.',
    stop: 'Please do not write to me',
    write: 'Write to our women’s desk',
    writeHint:
      'Only the women’s desk reads it: neither your families nor the rest of the office does. Once sent, it is not shown anywhere in this account. If we may contact you, say how and when.',
    send: 'Send',
  },
  bn: {
    heading: 'কারও সঙ্গে কথা বলতে ইচ্ছে হলে',
    lead: 'বিয়ের পরে প্রথম কয়েক মাস সবার কাছেই নতুন। একা সামলাতে হবে, এমন নয়; কেন ফোন করছেন, তাও কাউকে বলতে হবে না।',
    mind: 'টেলি-মানস: দিনরাত আপনার কথা শোনার লোক আছেন, বাংলাতেও কথা বলা যায়',
    women: 'মেয়েদের জন্য, দিনরাত',
    danger: 'এখনই বিপদ হলে',
    letters: 'তিন মাস আর পাঁচ মাস পরে আমরা ই-মেলে জানতে চাই, কেমন আছেন। সবাই একই চিঠি পান।',
    stopped: 'এ নিয়ে আমরা আপনাকে আর চিঠি পাঠাব না।',
    stop: 'আমাকে চিঠি পাঠাবেন না',
    write: 'আমাদের মহিলা সহায়কদের লিখুন',
    writeHint:
      'শুধু তাঁরাই পড়বেন; আপনাদের পরিবার নয়, অফিসের অন্যরাও নয়। পাঠানোর পরে এই অ্যাকাউন্টের কোথাও তা দেখা যাবে না। আপনার সঙ্গে যোগাযোগ করা যাবে কি না, গেলে কীভাবে আর কখন, লিখে দিন।',
    send: 'পাঠান',
  },
});
