import { texts } from '#words/texts.ts';

export const quietWordTexts = texts({
  en: {
    leave: 'Leave this page quickly',
    danger: 'If you are in danger, call one of these at once:',
    what: 'If you press the button below, we hide your profile from all other families. Your own family is told only that our office is looking into a question, just as every family is told in such a case. Nobody is told that it was you, and nothing here shows it afterwards. This ends only when you ask the woman who calls you to end it.',
    phone: 'A number where we can safely reach you',
    phoneHint: 'A friend’s or a teacher’s will do. Only our women’s desk can read it.',
    hour: 'When may we call?',
    say: 'I am not free to decide',
  },
  bn: {
    leave: 'তাড়াতাড়ি এই পাতা ছেড়ে যান',
    danger: 'বিপদ হলে এখনই এগুলির একটিতে ফোন করুন:',
    what: 'নীচের বোতাম টিপলে অন্য কোনও পরিবার আপনার প্রোফাইল দেখতে পাবেন না। আপনার বাড়ির লোক শুধু দেখবেন যে অফিস একটি প্রশ্ন খতিয়ে দেখছে; যে কোনও প্রোফাইল খতিয়ে দেখার সময় এই একই কথা লেখা থাকে। আপনি জানিয়েছেন, সে কথা কাউকে বলা হবে না, পরে এখানেও তার কোনও চিহ্ন থাকবে না। যিনি আপনাকে ফোন করবেন, আপনি তাঁকে বললে তবেই এটি শেষ হবে।',
    phone: 'যে নম্বরে নিশ্চিন্তে কথা বলতে পারবেন',
    phoneHint: 'বন্ধু বা শিক্ষিকার নম্বর হলেও চলবে। আমাদের মহিলা সহায়করা ছাড়া কেউ এটি দেখেন না।',
    hour: 'কখন ফোন করব?',
    say: 'আমি নিজের ইচ্ছেয় মত দিতে পারছি না',
  },
});
