import { texts } from '#words/texts.ts';

export const declineTexts = texts({
  en: {
    fold: 'Decline, and say why',
    explain: 'They will read only the reason you choose, and need not wait for you any longer. You cannot undo this.',
    reason: 'The reason they will read',
    sure: 'They will not be told, and you cannot undo this later. Decline this interest?',
    sureNow: 'Yes, decline',
    tellNow: 'Decline and let them know',
  },
  bn: {
    fold: 'রাজি নই, কারণটা জানাতে চাই',
    explain: 'যে কারণ বেছে নেবেন, তাঁরা শুধু সেটিই পড়বেন, আর দেরি না করে অন্য সম্বন্ধ দেখতে পারবেন। একবার জানালে আর ফেরানো যাবে না।',
    reason: 'তাঁরা যে কারণ পড়বেন',
    sure: 'তাঁদের কিছু বলা হবে না, তবে ‘রাজি নই’ জানালে পরে আর রাজি হওয়া যাবে না। সত্যিই রাজি নন তো?',
    sureNow: 'হ্যাঁ, রাজি নই',
    tellNow: 'রাজি নই, তাঁদের জানান',
  },
});

export const acceptTexts = texts({
  en: {
    accept: 'Accept',
    acceptHint:
      'If you accept, both families can see each other’s full name and phone number. If you decline, they will not be told.',
    writeFirst: 'Agree to talk, but write first (no numbers yet)',
    ask: 'Ask the bride or groom',
    askHint: 'Only the bride or groom can accept. If you ask, we will let them know that you are in favour.',
  },
  bn: {
    accept: 'হ্যাঁ, কথা বলতে রাজি',
    acceptHint: 'কথা বলতে রাজি হলে দুই পক্ষই একে অন্যের পুরো নাম আর ফোন নম্বর দেখতে পাবেন। এখানে ‘রাজি নই’ জানালে তাঁদের কিছু বলা হয় না।',
    writeFirst: 'কথা বলতে রাজি, তবে আগে চিঠিতে (এখন নম্বর নয়)',
    ask: 'পাত্র বা পাত্রীকে জিজ্ঞেস করুন',
    askHint: 'কথা বলতে রাজি কি না, তা জানাবেন পাত্র বা পাত্রী নিজে। জিজ্ঞেস করলে তিনি জানবেন যে আপনারা কথা বলতে রাজি।',
  },
});
