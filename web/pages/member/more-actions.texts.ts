import { texts } from '#words/texts.ts';

export const moreDeedsTexts = texts({
  en: {
    more: 'What else you can do',
    shortlist: 'Save to the shortlist',
    shortlisted: 'On your shortlist',
    shortlistNote: 'Private note',
    shortlistNoteHint: 'Nobody else reads it.',
    keep: 'Save',
    kept: 'Saved',
    keepNote: 'Save the note',
    remove: 'Remove from the shortlist',
    hide: 'Hide this profile',
    hideText:
      'It no longer comes up in your lists. The other family notices nothing; you can bring it back under Settings.',
    hideNow: 'Hide',
    block: 'Block this family',
    blockText:
      'Neither of you sees anything of the other from then on: no profile, no interest, no phone number. If both families had accepted, your contact ends for good, and so does a pair check. You can unblock them under Settings.',
    blockNow: 'Yes, block',
  },
  bn: {
    more: 'আর যা করতে পারেন',
    shortlist: 'পছন্দের তালিকায় রাখুন',
    shortlisted: 'আপনাদের পছন্দের তালিকায় আছে',
    shortlistNote: 'নিজেদের জন্য লেখা',
    shortlistNoteHint: 'আর কেউ এটি পড়বেন না।',
    keep: 'পছন্দে রাখুন',
    kept: 'পছন্দে আছে',
    keepNote: 'লেখাটি সেভ করুন',
    remove: 'তালিকা থেকে বাদ দিন',
    hide: 'প্রোফাইলটি সরিয়ে রাখুন',
    hideText: 'আপনাদের তালিকায় এটি আর আসবে না। ওই পরিবার কিছু টের পাবেন না; ‘সেটিংস’ পাতা থেকে ফিরিয়ে আনতে পারবেন।',
    hideNow: 'সরিয়ে রাখুন',
    block: 'এই পরিবারের সঙ্গে যোগাযোগ বন্ধ করুন',
    blockText:
      'এরপর আপনারা কেউ কারও কিছু দেখতে পাবেন না: প্রোফাইল, আগ্রহ, ফোন নম্বর, কিছুই না। দুই পক্ষ আগে কথা বলতে রাজি হয়ে থাকলে সেই আলাপ শেষ হবে, থ্যালাসেমিয়া মিলিয়ে দেখা হয়ে থাকলে তাও; পরে আবার যোগাযোগ চালু করলেও সেসব আর ফিরে আসবে না। ‘সেটিংস’ পাতা থেকে আবার যোগাযোগ চালু করতে পারবেন।',
    blockNow: 'হ্যাঁ, বন্ধ করুন',
  },
});
