import { texts } from '#words/texts.ts';

export const interestTexts = texts({
  en: {
    note: 'A short note to go with your interest (optional)',
    noteHint:
      'A line or two about yourselves, without phone numbers or e-mail addresses. They have 21 days to answer. You can send three interests a day.',
    writeFirst:
      'If they accept, we would like to write first (no numbers yet). They will see this only if they accept.',
    send: 'Send interest',
    full: 'Ten families or more are waiting for this family’s answer, so a reply to you may take a long time. After ten days your interest no longer counts among the ten you can have waiting.',
    waiting: 'Your interest is waiting for this family’s answer.',
    waits: 'Waiting for their answer',
    canBeTold: 'This family will be notified.',
    hardToReach: 'News may reach them late.',
    withdraw: 'Withdraw',
    received: 'This family has sent you an interest.',
    decline: 'Decline',
    declinedByMe: 'You declined this family’s interest. You can still send them one yourself.',
    expired: 'Your interest was not answered within 21 days. You can try once more, 90 days after you first sent it.',
    withdrawn: 'You withdrew your interest. You can try once more, 90 days after you first sent it.',
    declinedByThem:
      'This family has declined your interest, and has let you know. You can try once more, 90 days after you first sent it.',
    ended: 'Your families are no longer in touch. You can send a new interest 90 days after that.',
  },
  bn: {
    note: 'দু-এক কথা লিখুন (না লিখলেও চলে)',
    noteHint:
      'নিজেদের কথা দু-এক লাইনে লিখুন, ফোন নম্বর বা ই-মেল ছাড়া। উত্তর দিতে তাঁরা ২১ দিন সময় পাবেন। দিনে তিনটি আগ্রহ জানাতে পারেন।',
    writeFirst: 'তাঁরা রাজি হলে আগে চিঠিতে কথা বলতে চাই (এখন নম্বর নয়)। রাজি হওয়ার আগে তাঁরা এটা জানবেন না।',
    send: 'আগ্রহ জানান',
    full: 'দশটি বা তারও বেশি পরিবার এঁদের উত্তরের অপেক্ষায় আছেন, তাই উত্তর পেতে দেরি হতে পারে। দশ দিনেও উত্তর না এলে আপনাদের দশটি আগ্রহের হিসেবে এটি আর ধরা হবে না।',
    waiting: 'আপনাদের আগ্রহ এই পরিবারের উত্তরের অপেক্ষায় আছে।',
    waits: 'উত্তরের অপেক্ষায়',
    canBeTold: 'এই পরিবার খবর পাবেন।',
    hardToReach: 'এঁদের কাছে খবর পৌঁছতে দেরি হতে পারে।',
    withdraw: 'ফিরিয়ে নিন',
    received: 'এই পরিবার আপনাদের প্রতি আগ্রহ জানিয়েছেন।',
    decline: 'রাজি নই',
    declinedByMe: 'এই পরিবার আগ্রহ জানিয়েছিলেন, আপনারা কথা বলতে রাজি হননি। চাইলে এখনও নিজেরা আগ্রহ জানাতে পারেন।',
    expired: '২১ দিনের মধ্যে আপনাদের আগ্রহের উত্তর আসেনি। প্রথমবার জানানোর ৯০ দিন পরে আর একবার আগ্রহ জানাতে পারেন।',
    withdrawn: 'আপনারা আগ্রহ ফিরিয়ে নিয়েছেন। প্রথমবার জানানোর ৯০ দিন পরে আর একবার আগ্রহ জানাতে পারেন।',
    declinedByThem:
      'আপনারা আগ্রহ জানিয়েছিলেন; এই পরিবার জানিয়েছেন, তাঁরা কথা বলতে রাজি নন। প্রথমবার জানানোর ৯০ দিন পরে আর একবার আগ্রহ জানাতে পারেন।',
    ended: 'দুই পরিবারের আলাপ শেষ হয়েছে। তার ৯০ দিন পরে আবার আগ্রহ জানানো যাবে।',
  },
});
