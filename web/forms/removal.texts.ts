import { texts } from '#words/texts.ts';

export const removalTexts = texts({
  en: {
    removal: 'This deletes it at once. You can add it again at any time.',
    surely: 'Yes, remove it',
  },
  bn: {
    removal: 'সঙ্গে সঙ্গে মুছে যাবে। পরে যখন খুশি আবার দিতে পারবেন।',
    surely: 'হ্যাঁ, সরিয়ে দিন',
  },
});
