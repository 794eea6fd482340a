import { texts } from '#words/texts.ts';

export const candidateTexts = texts({
  en: {
    yesHeading: 'Should this profile be shown?',
    yesText:
      'It is shown to members only once you have said yes yourself. Look at it first, and change whatever you like.',
    look: 'See it as others will',
    yes: 'Decide',
    healthHeading: 'What others wrote about your health',
    healthText:
      'Your blood group, your disease report and your haemoglobin result may have been written by others. From now on you alone see and change them. Shall they stay, or be erased?',
    healthKeep: 'Keep them',
    healthErase: 'Erase them',
    acceptHeading: 'Who accepts interests',
    acceptBoth:
      'Everyone who looks after the profile may accept an interest. Then both families see each other’s phone.',
    acceptAlone: 'Only you accept interests. The others may send and decline.',
    reserve: 'Only I accept',
    share: 'Everyone may accept',
    linksHeading: 'Links to your card',
    linksText:
      'Others may send a link to your card. Your surname, photo, parents’ names and phone are on it only once you have said yes to that link.',
    links: 'See the links',
  },
  bn: {
    yesHeading: 'প্রোফাইলটি দেখানো হবে?',
    yesText: 'আপনি নিজে রাজি হলে তবেই প্রোফাইলটি সদস্যদের দেখানো হবে। আগে দেখে নিন, যা ইচ্ছে বদলান।',
    look: 'অন্যরা যেমন দেখবেন, দেখুন',
    yes: 'ঠিক করুন',
    healthHeading: 'আপনার স্বাস্থ্য নিয়ে অন্যরা যা লিখেছেন',
    healthText:
      'আপনার রক্তের গ্রুপ, স্বাস্থ্যের রিপোর্ট আর থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) ফল হয়তো অন্যরা লিখেছেন। এখন থেকে সেগুলি শুধু আপনিই দেখতে ও বদলাতে পারবেন। সেগুলি থাকবে, না মুছে দেব?',
    healthKeep: 'থাকুক',
    healthErase: 'মুছে দিন',
    acceptHeading: 'আগ্রহে কারা রাজি হবেন',
    acceptBoth: 'যাঁরা প্রোফাইল দেখাশোনা করেন, তাঁরা সবাই আগ্রহে রাজি হতে পারেন। কেউ রাজি হলে দুই পক্ষ পরস্পরের ফোন নম্বর দেখতে পান।',
    acceptAlone: 'আগ্রহে শুধু আপনিই রাজি হতে পারেন। অন্যরা আগ্রহ জানাতে পারেন, কারও আগ্রহে রাজি না হলে তাও জানাতে পারেন।',
    reserve: 'শুধু আমিই রাজি হতে পারি',
    share: 'সবাই রাজি হতে পারেন',
    linksHeading: 'আপনার কার্ডের লিঙ্ক',
    linksText:
      'অন্যরা আপনার কার্ডের লিঙ্ক পাঠাতে পারেন। কোনও লিঙ্কে আপনি রাজি হলে তবেই তাতে আপনার পদবি, ছবি, বাবা-মায়ের নাম আর ফোন নম্বর থাকবে।',
    links: 'লিঙ্কগুলি দেখুন',
  },
});
