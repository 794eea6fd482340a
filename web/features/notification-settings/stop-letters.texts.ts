import { texts } from '#words/texts.ts';

/** Texts of the page behind the link in an e-mail, which ends the e-mails. */
export const stopLettersTexts = texts({
  en: {
    heading: 'No More Letters',
    description: 'Stop the e-mails that Shubho Bibaho sends you.',
    lead: 'One tap is enough; you do not need to log in. You will still find notices on the site, and can turn e-mails on again in Settings.',
    noLink: 'This address is incomplete. Please open the link in the e-mail again.',
    submit: 'I do not want these e-mails',
  },
  bn: {
    heading: 'চিঠি আর চাই না',
    description: 'শুভ বিবাহ যে ই-মেল পাঠায়, তা বন্ধ করুন।',
    lead: 'একবার টিপলেই হবে, লগ ইন লাগবে না। খবর সাইটে আগের মতোই থাকবে, আর সেটিংসে গিয়ে আবার চিঠি চাইতে পারেন।',
    noLink: 'পাতার ঠিকানাটি পুরো আসেনি। ই-মেলের লিঙ্কটি আর একবার খুলুন।',
    submit: 'এই ই-মেল আর চাই না',
  },
});
