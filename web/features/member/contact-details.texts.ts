import { texts } from '#words/texts.ts';

export const contactDetailsTexts = texts({
  en: {
    call: (phone: string) => `Call ${phone}`,
    guardian: 'Please ask for',
    guardianOf: (name: string, relation: string) => `${name} (${relation})`,
    caution: 'Before you meet',
    cautionText:
      'Do not send money or papers to anybody you know only from this site, whatever the reason. Let the first meeting be with both families, where other people are around. The trust has not checked everything that a profile says. If something seems wrong, report it; nobody will be told who reported it.',
  },
  bn: {
    call: (phone: string) => `ফোন করুন: ${phone}`,
    guardian: 'ফোনে যাঁর সঙ্গে কথা বলবেন',
    guardianOf: (name: string, relation: string) => `${name} (${relation})`,
    caution: 'দেখা করার আগে',
    cautionText:
      'যাঁকে শুধু এখান থেকেই চেনেন, তাঁকে টাকা বা কাগজপত্র পাঠাবেন না, তিনি যে কারণই দেখান। প্রথম দেখা হোক দুই পরিবারকে নিয়ে, আশেপাশে লোকজন আছে এমন জায়গায়। প্রোফাইলের সব কথা ট্রাস্ট যাচাই করেনি। কিছু ঠিক মনে না হলে অভিযোগ জানান; কে জানিয়েছেন, তা কাউকে বলা হয় না।',
  },
});
