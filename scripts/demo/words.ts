import type { Language } from '#contract/choices.ts';

/** The first words of every invented profile's own text. */
export const SAMPLE: Record<Language, string> = {
  en: 'This is a sample profile: nobody of this name is looking here.',
  bn: 'এটি একটি নমুনা প্রোফাইল; এই নামে কেউ এখানে পাত্র বা পাত্রী খুঁজছেন না।',
};

/** Texts about oneself, after the words of `SAMPLE`. */
export const aboutSelf: Record<Language, readonly string[]> = {
  en: [
    'We are a small family of four and eat together at night. I like Rabindrasangeet and long walks by the river.',
    'I teach during the week and cook on Sundays. My parents live with us, and my elder sister is married in Howrah.',
    'Work keeps me busy, but Durga Puja is always at home. I read a lot, mostly Satyajit Ray and travel books.',
    'Brought up in a joint family. I sing a little, laugh easily, and follow cricket more than I should.',
    'Quiet by nature. I like plants, old songs and a second cup of tea. My family goes by customs without being strict.',
  ],
  bn: [
    'বাড়িতে আমরা চারজন, রাতে সবাই একসঙ্গে খেতে বসি। রবীন্দ্রসংগীত আর গঙ্গার ধারে হাঁটতে ভালো লাগে।',
    'সারা সপ্তাহ পড়াই, রবিবার রান্না করি। বাবা-মা সঙ্গেই থাকেন; দিদির বিয়ে হয়েছে হাওড়ায়।',
    'কাজের চাপ থাকে, তবু পুজোর কটা দিন বাড়িতেই কাটাই। বই পড়ি, বেশির ভাগই সত্যজিৎ রায় আর ভ্রমণকাহিনি।',
    'যৌথ পরিবারে বড় হয়েছি। একটু-আধটু গান গাই, সহজে হাসি, আর ক্রিকেট দেখি দরকারের চেয়ে বেশি।',
    'স্বভাবে শান্ত। গাছপালা, পুরোনো দিনের গান আর বিকেলের চা ভালোবাসি। বাড়িতে আচার মানা হয়, তবে কড়াকড়ি নেই।',
  ],
};

/** Texts about the person hoped for. */
export const aboutHoped: Record<Language, readonly string[]> = {
  en: [
    'Somebody kind, who talks things over, and whose family keeps in touch.',
    'A person with work of their own and respect for both sets of parents.',
    'Education and a good heart count more for us than anything else.',
  ],
  bn: [
    'এমন একজন, যাঁর মনটা ভালো, যিনি কথা বলে সব মিটিয়ে নেন, আর যাঁর বাড়ির লোক যোগাযোগ রাখেন।',
    'নিজের কাজ আছে, আর দুই বাড়ির বাবা-মাকেই সম্মান করেন, এমন কেউ।',
    'পড়াশোনা আর ভালো মন, আমাদের কাছে এই দুটোই সবচেয়ে বড়।',
  ],
};
