import { texts } from '#words/texts.ts';

export const acceptTexts = texts({
  en: {
    accept: 'Accept',
    acceptHint:
      'If you accept, both families can open full names and phone numbers. If you decline here, they are not told.',
    ask: 'Ask the bride or groom',
    askHint: 'Only the bride or groom can accept. If you ask, we tell them that you are in favour.',
  },
  bn: {
    accept: 'আমরা রাজি',
    acceptHint: 'রাজি হলে দুই পক্ষই একে অন্যের পুরো নাম আর ফোন নম্বর দেখতে পাবেন। এখানে ‘রাজি নই’ জানালে তাঁদের কিছু বলা হয় না।',
    ask: 'পাত্র বা পাত্রীকে জিজ্ঞেস করুন',
    askHint: 'রাজি কি না, তা জানাবেন পাত্র বা পাত্রী নিজে। জিজ্ঞেস করলে তিনি জানবেন যে আপনারা রাজি।',
  },
});
