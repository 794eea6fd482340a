import { texts } from '#words/texts.ts';

export const retentionTexts = texts({
  en: {
    heading: 'What the site keeps how long',
    lead: 'What you write stays as long as you keep your profile. What comes of using the site goes by itself, by this list:',
  },
  bn: {
    heading: 'কোনটি কত দিন থাকে',
    lead: 'যা লেখেন, তা প্রোফাইল যতদিন রাখবেন ততদিন থাকবে। সাইট ব্যবহার করতে গিয়ে যা জমা হয়, তার কোনটি কত দিন পরে নিজে থেকেই মুছে যায়, নীচে দেখুন:',
  },
});
