import { texts } from '#words/texts.ts';

export const retentionTexts = texts({
  en: {
    heading: 'How long we keep your information',
    lead: 'We keep what you write for as long as you keep your profile. What is recorded while you use the site is deleted automatically, each kind after a set time.',
    list: 'See the whole list',
  },
  bn: {
    heading: 'কোন তথ্য কত দিন রাখি',
    lead: 'যা লেখেন, তা প্রোফাইল যতদিন রাখবেন ততদিন থাকবে। সাইট ব্যবহার করতে গিয়ে যা জমা হয়, তার প্রতিটি নির্দিষ্ট সময় পরে নিজে থেকেই মুছে যায়।',
    list: 'পুরো তালিকা',
  },
});
