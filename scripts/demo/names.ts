/** A name in both scripts. */
export interface Name {
  en: string;
  bn: string;
}

/** Splits a list of names, each in English and Bengali. */
const readNames = (text: string): Name[] =>
  text.split(', ').map((pair) => {
    const [en = '', bn = ''] = pair.split(' ');
    return { en, bn };
  });

/** Given names of brides who are not Muslim. */
export const hinduBrides = readNames(
  'Ananya অনন্যা, Moumita মৌমিতা, Sharmistha শর্মিষ্ঠা, Payel পায়েল, Sudeshna সুদেষ্ণা, Rituparna ঋতুপর্ণা, Sohini সোহিনী, Debolina দেবলীনা, ' +
    'Tanushree তনুশ্রী, Madhurima মধুরিমা, Piyali পিয়ালী, Susmita সুস্মিতা, Barnali বর্ণালী, Chandrima চন্দ্রিমা, Ishita ঈশিতা, Jayita জয়িতা, ' +
    'Koyel কোয়েল, Lopamudra লোপামুদ্রা, Mitali মিতালী, Nandini নন্দিনী, Paramita পারমিতা, Priyanka প্রিয়াঙ্কা, Rimi রিমি, Sanchita সঞ্চিতা, ' +
    'Sayani সায়নী, Shreya শ্রেয়া, Srijita সৃজিতা, Sutapa সুতপা, Swati স্বাতী, Tiyasha তিয়াষা, Titli তিতলি, Trisha তৃষা, Urmi ঊর্মি, ' +
    'Bidisha বিদিশা, Dipanwita দীপান্বিতা, Gargi গার্গী, Kakali কাকলি, Mahua মহুয়া, Oindrila ঐন্দ্রিলা, Poulomi পৌলমী',
);

/** Given names of grooms who are not Muslim. */
export const hinduGrooms = readNames(
  'Arnab অর্ণব, Subhajit শুভজিৎ, Sourav সৌরভ, Anirban অনির্বাণ, Abhishek অভিষেক, Debjit দেবজিৎ, Indranil ইন্দ্রনীল, Kaushik কৌশিক, ' +
    'Arindam অরিন্দম, Sandipan সন্দীপন, Sayan সায়ন, Rajib রাজীব, Partha পার্থ, Prosenjit প্রসেনজিৎ, Suman সুমন, Tanmoy তন্ময়, ' +
    'Saptarshi সপ্তর্ষি, Somnath সোমনাথ, Subrata সুব্রত, Surajit সুরজিৎ, Soumya সৌম্য, Anupam অনুপম, Avik অভীক, Biswajit বিশ্বজিৎ, ' +
    'Chiranjit চিরঞ্জিত, Dipankar দীপঙ্কর, Gourab গৌরব, Joydeep জয়দীপ, Kunal কুণাল, Manas মানস, Nilanjan নীলাঞ্জন, Pritam প্রীতম, ' +
    'Ranajay রণজয়, Rudra রুদ্র, Sandip সন্দীপ, Shamik শমীক, Souvik সৌভিক, Sudipta সুদীপ্ত, Tathagata তথাগত, Ujjal উজ্জ্বল',
);

/** Given names of Muslim brides, and of their mothers. */
export const muslimBrides = readNames(
  'Nasrin নাসরিন, Farhana ফারহানা, Rokeya রোকেয়া, Sabina সাবিনা, Taslima তসলিমা, Nusrat নুসরাত, Ruksana রুকসানা, Shabnam শবনম, ' +
    'Jahanara জাহানারা, Sultana সুলতানা, Ayesha আয়েশা, Mehnaz মেহনাজ, Parveen পারভিন, Salma সালমা',
);

/** Given names of Muslim grooms, and of their fathers. */
export const muslimGrooms = readNames(
  'Imran ইমরান, Rafiqul রফিকুল, Sajid সাজিদ, Aminul আমিনুল, Habib হাবিব, Mehedi মেহেদি, Nazrul নজরুল, Rakib রাকিব, Sabir সাবির, ' +
    'Shahid শহিদ, Tanvir তনভির, Zakir জাকির, Asif আসিফ, Faisal ফয়সাল',
);

/** Given names of parents who are not Muslim. */
export const elders = {
  father: readNames(
    'Amal অমল, Bimal বিমল, Dilip দিলীপ, Gopal গোপাল, Kamal কমল, Mrinal মৃণাল, Nirmal নির্মল, Pradip প্রদীপ, Samir সমীর, Tapan তপন',
  ),
  mother: readNames(
    'Arati আরতি, Bina বীণা, Dipali দীপালি, Gita গীতা, Kalpana কল্পনা, Mina মীনা, Purnima পূর্ণিমা, Rekha রেখা, Sandhya সন্ধ্যা, Uma উমা',
  ),
};
