import { texts } from '#words/texts.ts';

export const interestTexts = texts({
  en: {
    heading: 'Between your families',
    none: 'If this could be the right family, let them know. They have 21 days to answer; phones and full names open once both have accepted.',
    note: 'A short note (optional)',
    noteHint: 'A line or two about yourselves. No phone numbers or e-mail addresses, please.',
    send: 'Send interest',
    waiting: 'Your interest is waiting for this family’s answer.',
    withdraw: 'Withdraw the interest',
    received: 'This family has sent you an interest.',
    accept: 'Accept',
    decline: 'Decline',
    acceptHint:
      'If you accept, both families can open full names and phone numbers. If you decline, they are not told.',
    declinedByMe: 'You declined this family’s interest; they were not told. You can still send one yourself.',
    expired: 'Your interest was not answered within 21 days. You can send a second one 90 days after the first.',
    withdrawn: 'You withdrew your interest. You can send a second one 90 days after the first.',
    declinedByThem:
      'This family has declined your interest, and let you know. You can send a second one 90 days after the first.',
    accepted: 'Both families have accepted each other.',
    ended: 'The acquaintance between your families has ended. A new interest is possible 90 days after that.',
  },
  bn: {
    heading: 'দুই পরিবারের মধ্যে',
    none: 'এই পরিবারকে মনে ধরলে জানান। উত্তর দিতে তাঁরা ২১ দিন সময় পাবেন; দুই পক্ষ রাজি হলে তবেই ফোন নম্বর আর পুরো নাম খোলে।',
    note: 'দু-এক কথা (না লিখলেও চলে)',
    noteHint: 'নিজেদের কথা এক-দু লাইনে লিখুন। ফোন নম্বর বা ই-মেল ঠিকানা লিখবেন না।',
    send: 'আগ্রহ জানান',
    waiting: 'আপনাদের আগ্রহ এই পরিবারের উত্তরের অপেক্ষায় আছে।',
    withdraw: 'আগ্রহ ফিরিয়ে নিন',
    received: 'এই পরিবার আপনাদের আগ্রহ জানিয়েছেন।',
    accept: 'আমরা রাজি',
    decline: 'রাজি নই',
    acceptHint: 'রাজি হলে দুই পক্ষই একে অন্যের পুরো নাম আর ফোন নম্বর খুলতে পারবেন। রাজি না হলে তাঁদের জানানো হয় না।',
    declinedByMe: 'এই পরিবারের আগ্রহে আপনারা রাজি হননি; তাঁদের তা জানানো হয়নি। চাইলে এখনও নিজেরা আগ্রহ জানাতে পারেন।',
    expired: '২১ দিনের মধ্যে আপনাদের আগ্রহের উত্তর আসেনি। প্রথমবারের ৯০ দিন পরে আর একবার জানাতে পারেন।',
    withdrawn: 'আপনারা আগ্রহ ফিরিয়ে নিয়েছেন। প্রথমবারের ৯০ দিন পরে আর একবার জানাতে পারেন।',
    declinedByThem: 'এই পরিবার আপনাদের আগ্রহে রাজি হননি, আর সে কথা জানিয়েছেন। প্রথমবারের ৯০ দিন পরে আর একবার জানাতে পারেন।',
    accepted: 'দুই পক্ষই রাজি হয়েছেন।',
    ended: 'দুই পরিবারের আলাপ শেষ হয়েছে। তার ৯০ দিন পরে আবার আগ্রহ জানানো যাবে।',
  },
});
